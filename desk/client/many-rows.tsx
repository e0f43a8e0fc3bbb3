import { useState } from 'react';
import { counted } from '#app/lib/fill-in.ts';
import type { Mistake } from './api.ts';
import { readMoment } from './form/typed-value.ts';
import { useLanguage } from './language.ts';
import { useLock } from './use-lock.tsx';
import { useSend } from './use-send.tsx';

type ChangeProps = { kind: string; ids: readonly string[]; onDone: () => void };

/** All texts of a page, when somebody has read it. */
export function Reviewed({ kind, ids, onDone }: ChangeProps) {
  const { words } = useLanguage();
  const { send, report } = useSend();
  const review = async () => {
    if (
      window.confirm(counted(words.reviewedSure, { count: ids.length })) &&
      (await send('many', { kind, ids, action: 'reviewed' }))
    )
      onDone();
  };
  return (
    <div className="bar">
      <button type="button" onClick={review}>
        {counted(words.reviewedToday, { count: ids.length })}
      </button>
      {report}
    </div>
  );
}

/** The order that the rows have got by moving them. */
export function Order({ kind, ids, onDone, onLeave }: ChangeProps & { onLeave: () => void }) {
  const { words } = useLanguage();
  const { send, report } = useSend();
  return (
    <div className="note">
      <div className="bar">
        <button
          type="button"
          className="main"
          onClick={async () => (await send('order', { kind, ids })) && onDone()}
        >
          {words.saveOrder}
        </button>
        <button type="button" onClick={onLeave}>
          {words.cancel}
        </button>
      </div>
      {report}
    </div>
  );
}

type ManyProps = ChangeProps & { hasTime: boolean; onAdvice: (advice: Mistake[]) => void };

/** Entries that are chosen: ended, extended by a week or given a time of publication. */
export function Many({ kind, ids, hasTime, onDone, onAdvice }: ManyProps) {
  const { words } = useLanguage();
  const [from, setFrom] = useState('');
  const { lock, reason } = useLock(hasTime && from === '' ? words.locked.moment : undefined);
  const { send, report } = useSend();
  const change = async (action: 'end' | 'week' | 'from', more = {}) => {
    const answer = await send<{ advice: Mistake[] }>('many', { kind, ids, action, ...more });
    if (!answer) return;
    onAdvice(answer.advice);
    onDone();
  };
  return (
    <div className="note">
      <div className="bar">
        {counted(words.chosen, { count: ids.length })}
        <button
          type="button"
          onClick={() =>
            window.confirm(counted(words.endSure, { count: ids.length })) && change('end')
          }
        >
          {words.archive}
        </button>
        <button type="button" onClick={() => change('week')}>
          {words.extendWeek}
        </button>
        {hasTime && (
          <label>
            {words.publishFrom}{' '}
            <input
              type="datetime-local"
              value={from}
              onChange={({ target }) => setFrom(target.value)}
            />
          </label>
        )}
        {hasTime && (
          <button
            type="button"
            {...lock}
            onClick={() => change('from', { at: readMoment(from, false) })}
          >
            {words.setTime}
          </button>
        )}
      </div>
      {reason}
      {report}
    </div>
  );
}

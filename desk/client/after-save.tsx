import { useState } from 'react';
import { fillIn } from '#app/lib/fill-in.ts';
import type { Place, UnpublishedContent } from './api.ts';
import { WaitingEntry } from './changes.tsx';
import { isWriting } from './is-writing.ts';
import { useLanguage } from './language.ts';
import { inBoth } from './messages.ts';
import { sentenceOf } from './publish.tsx';
import { PublishAlone } from './publish-alone.tsx';
import { notePublished, takePublished } from './saved-words.ts';
import { NoAnswer, useAnswer } from './use-answer.tsx';
import { useLock } from './use-lock.tsx';
import { linkTo } from './use-route.ts';
import { useSend } from './use-send.tsx';

/**
 * What comes after entries are saved by who may publish: they alone go to the site, or are read
 * with all that waits.
 */
export function PublishSaved({
  names,
  onPublished,
}: {
  names: readonly string[];
  onPublished?: () => void;
}) {
  const { locale, words } = useLanguage();
  const { answer: changes, error } = useAnswer<UnpublishedContent>('changes');
  const [isBegun] = useState(() => names.some(takePublished));
  const [isPublished, setPublished] = useState(false);
  if (!changes) return <NoAnswer error={error} />;
  const saved = changes.waiting.filter(
    (each) => each.isAllowed && each.names.some((name) => names.includes(name)),
  );
  return (
    <section ref={bringUp} className="note">
      {saved.length > 0 && (
        <PublishAlone
          of={saved.map(({ key }) => key)}
          seen={saved[0]?.saved}
          sentence={sentenceOf(saved, locale)}
          label={words.publishNow}
          isBegun={isBegun}
          onPublished={() => {
            setPublished(true);
            notePublished(names);
            onPublished?.();
          }}
        />
      )}
      {!isPublished && (
        <>
          <ul className="rows">
            {saved.map((each) => (
              <WaitingEntry key={each.key} each={each} />
            ))}
          </ul>
          {saved
            .filter(({ isDivisible }) => isDivisible)
            .map(({ key, entry }) => (
              <p key={key}>
                <a href={linkTo('review', ...key.split('/'))}>
                  {fillIn(words.partNow.of, { title: entry.title[locale] })}
                </a>
              </p>
            ))}
          <a href={linkTo('publish')}>{words.prepare}</a>
        </>
      )}
    </section>
  );
}

/** On a phone, what comes after a button would be out of sight; who saves by a key writes on. */
export function bringUp(next: HTMLElement | null): void {
  if (isWriting(document.activeElement)) return;
  const isLong = (next?.offsetHeight ?? 0) > window.innerHeight / 2;
  next?.scrollIntoView({ block: isLong ? 'start' : 'center' });
}

/** Sends a saved entry for approval, with a line of reason. */
export function Send({ kind, id }: Place) {
  const { words } = useLanguage();
  const { send, report } = useSend();
  const [reason, setReason] = useState('');
  const { lock, reason: missing } = useLock(reason.trim() === '' ? words.locked.reason : undefined);
  const action = async () => {
    const isSent = await send('request', { kind, id, reason }, () =>
      inBoth((messages) => messages.sentForApproval),
    );
    if (isSent) setReason('');
  };
  return (
    <form className="note" noValidate action={action} ref={bringUp}>
      <div className="field">
        <label htmlFor="reason">{words.reasonToPublish}</label>
        <input
          id="reason"
          required
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <button type="submit" className="main" {...lock}>
        {words.sendForApproval}
      </button>
      {missing}
      {report}
    </form>
  );
}

import { useState } from 'react';
import { counted, fillIn } from '#app/lib/fill-in.ts';
import type { NamedEntry } from './api.ts';
import { useLanguage } from './language.ts';
import { inBoth, type Words } from './messages.ts';
import { NoAnswer, useAnswer } from './use-answer.tsx';
import { linkTo, linkToEntry } from './use-route.ts';
import { useSend } from './use-send.tsx';

type Group = { title: Words; entries: NamedEntry[] };
type Answer = {
  optional: Group[];
  samples: number;
  placeholders: { file: string; count: number; entry?: NamedEntry }[];
};

/** What a college does first, in four steps. */
export function Setup() {
  const { words } = useLanguage();
  const { settingUp: setup } = words;
  const [version, setVersion] = useState(0);
  const { answer, error } = useAnswer<Answer>('setup', version);
  if (!answer) return <NoAnswer error={error} />;
  return (
    <>
      <h1>{words.setup}</h1>
      <p>{setup.lead}</p>
      <section>
        <h2>{setup.collegeTitle}</h2>
        <p>{setup.collegeText}</p>
        <a className="button" href={linkTo('content', 'college', 'file!')}>
          {setup.openCollege}
        </a>
      </section>
      <Samples count={answer.samples} onRemoved={() => setVersion((before) => before + 1)} />
      <LeaveOut groups={answer.optional} onLeftOut={() => setVersion((before) => before + 1)} />
      <Placeholders rows={answer.placeholders} />
      <section>
        <h2>{setup.importTitle}</h2>
        <p>{setup.importLead}</p>
        <a className="button" href={linkTo('import')}>
          {setup.openImport}
        </a>
      </section>
    </>
  );
}

function Samples({ count, onRemoved }: { count: number; onRemoved: () => void }) {
  const { settingUp: setup } = useLanguage().words;
  const { send, report } = useSend();
  const remove = async () => {
    if (!window.confirm(setup.removeSure)) return;
    if (await send('remove-samples', {}, () => inBoth((messages) => messages.settingUp.removed)))
      onRemoved();
  };
  return (
    <section>
      <h2>{setup.samplesTitle}</h2>
      <p>{count === 0 ? setup.noSamples : fillIn(setup.samplesLeft, { count })}</p>
      {count > 0 && (
        <button type="button" onClick={remove}>
          {setup.removeSamples}
        </button>
      )}
      {report}
    </section>
  );
}

/** Chosen entries are listed with all that goes along before anything is written. */
function LeaveOut({ groups, onLeftOut }: { groups: Group[]; onLeftOut: () => void }) {
  const { locale, words } = useLanguage();
  const { settingUp: setup } = words;
  const [chosen, setChosen] = useState<NamedEntry[]>([]);
  const [gone, setGone] = useState<NamedEntry[]>([]);
  const { send, report } = useSend();
  const leaveOut = async (isSure: boolean) => {
    const entries = chosen.map(({ kind, id }) => ({ kind, id }));
    const answer = await send<{ gone: NamedEntry[] }>(
      'leave-out',
      { entries, isSure },
      ({ gone: along }) =>
        inBoth(({ settingUp: words }) =>
          isSure ? words.leftOut : counted(words.goesAlong, { count: along.length }),
        ),
    );
    if (!answer) return;
    setGone(isSure ? [] : answer.gone);
    if (isSure) setChosen([]);
    if (isSure) onLeftOut();
  };
  const choose = (names: string[]) => {
    setChosen(
      groups
        .flatMap(({ entries }) => entries)
        .filter(({ kind, id }) => names.includes(`${kind}/${id}`)),
    );
    setGone([]);
  };
  return (
    <section>
      <h2 id="leave-out">{setup.leaveOutTitle}</h2>
      <p>{setup.leaveOutLead}</p>
      <select
        multiple
        size={8}
        aria-labelledby="leave-out"
        value={chosen.map(({ kind, id }) => `${kind}/${id}`)}
        onChange={({ target }) => choose([...target.selectedOptions].map(({ value }) => value))}
      >
        {groups.map(({ title: of, entries }) => (
          <optgroup key={of.en} label={of[locale]}>
            {entries.map(({ kind, id, title }) => (
              <option key={`${kind}/${id}`} value={`${kind}/${id}`}>
                {title[locale]}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <button type="button" disabled={chosen.length === 0} onClick={() => leaveOut(false)}>
        {setup.showAlong}
      </button>
      {report}
      {gone.length > 0 && (
        <>
          <ul>
            {gone.map(({ kind, id, title }) => (
              <li key={`${kind}/${id}`}>{title[locale]}</li>
            ))}
          </ul>
          <button type="button" onClick={() => leaveOut(true)}>
            {setup.leaveOut}
          </button>
        </>
      )}
    </section>
  );
}

function Placeholders({ rows }: { rows: Answer['placeholders'] }) {
  const { locale, words } = useLanguage();
  const { settingUp: setup } = words;
  return (
    <section>
      <h2>{setup.placeholdersTitle}</h2>
      {rows.length === 0 && <p>{setup.noPlaceholders}</p>}
      <ul className="rows">
        {rows.map(({ file, count, entry }) => (
          <li key={file}>
            {entry ? <a href={linkToEntry(entry)}>{entry.title[locale]}</a> : <code>{file}</code>}{' '}
            <small>{counted(setup.places, { count })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

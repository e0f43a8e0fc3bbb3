import { useState } from 'react';
import { counted } from '#app/lib/fill-in.ts';
import type { NamedEntry } from './api.ts';
import { useLanguage } from './language.ts';
import { inBoth, type Words } from './messages.ts';
import { StarterTexts } from './starter-texts.tsx';
import { NoAnswer, useAnswer } from './use-answer.tsx';
import { linkTo, linkToEntry } from './use-route.ts';
import { useSend } from './use-send.tsx';

type Part = { id: string; title: Words };
type Answer = {
  parts: Part[];
  placeholders: { file: string; count: number; entry?: NamedEntry }[];
};

/** What a college does first, in steps. */
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
      <LeaveOut parts={answer.parts} onLeftOut={() => setVersion((before) => before + 1)} />
      <Placeholders rows={answer.placeholders} />
      <section>
        <h2>{setup.importTitle}</h2>
        <p>{setup.importLead}</p>
        <a className="button" href={linkTo('import')}>
          {setup.openImport}
        </a>
      </section>
      <StarterTexts />
    </>
  );
}

/** What needs a chosen part is listed before anything is written. */
function LeaveOut({ parts, onLeftOut }: { parts: Part[]; onLeftOut: () => void }) {
  const { locale, words } = useLanguage();
  const { settingUp: setup } = words;
  const [chosen, setChosen] = useState<string[]>([]);
  const [gone, setGone] = useState<NamedEntry[]>([]);
  const { send, report } = useSend();
  const leaveOut = async (isSure: boolean) => {
    const answer = await send<{ gone: NamedEntry[] }>(
      'leave-out',
      { parts: chosen, isSure },
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
  return (
    <section>
      <h2 id="leave-out">{setup.leaveOutTitle}</h2>
      <p>{setup.leaveOutLead}</p>
      <select
        multiple
        size={7}
        aria-labelledby="leave-out"
        value={chosen}
        onChange={({ target }) => {
          setChosen([...target.selectedOptions].map(({ value }) => value));
          setGone([]);
        }}
      >
        {parts.map(({ id, title }) => (
          <option key={id} value={id}>
            {title[locale]}
          </option>
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

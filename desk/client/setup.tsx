import { useState } from 'react';
import { counted } from '#app/lib/fill-in.ts';
import type { EntryChange, NamedEntry } from './api.ts';
import { Fields } from './changes.tsx';
import { useLanguage } from './language.ts';
import { inBoth, type Words } from './messages.ts';
import { NoAnswer, useAnswer } from './use-answer.tsx';
import { useLock } from './use-lock.tsx';
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
  const { lock, reason } = useLock(chosen.length === 0 ? words.locked.part : undefined);
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
      <button type="button" {...lock} onClick={() => leaveOut(false)}>
        {setup.showAlong}
      </button>
      {reason}
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

type StarterText = EntryChange & { base: unknown; value: unknown };

/**
 * Texts of pages that are newer in the product, and that the college has changed; nothing where
 * there is none.
 */
export function StarterTexts() {
  const { locale, words } = useLanguage();
  const { settingUp: setup } = words;
  const [version, setVersion] = useState(0);
  const { answer: texts, error } = useAnswer<StarterText[]>('starter-texts', version);
  const { send, report } = useSend();
  const take = async ({ entry: { kind, id }, base, value }: StarterText) => {
    // A draft that waits already is not written over.
    const draft = { kind, id, base, value, tab: 'starter' };
    if (await send('draft', draft, undefined, 'PUT'))
      window.location.hash = linkToEntry({ kind, id });
  };
  const leave = async ({ entry: { id } }: StarterText) => {
    if (await send('leave-text', { id }, () => inBoth(({ settingUp }) => settingUp.textLeft)))
      setVersion((before) => before + 1);
  };
  if (!texts) return <NoAnswer error={error} />;
  if (texts.length === 0) return report;
  return (
    <section>
      <h2>{setup.textsTitle}</h2>
      <p>{setup.textsLead}</p>
      {report}
      <ul className="rows">
        {texts.map((text) => (
          <li key={text.entry.id}>
            <details>
              <summary>{text.entry.title[locale]}</summary>
              <Fields fields={text.fields} />
            </details>
            <div className="bar">
              {(
                [
                  [setup.takeText, take],
                  [setup.leaveText, leave],
                ] as const
              ).map(([label, decide]) => (
                <button
                  key={label}
                  type="button"
                  aria-label={`${label}: ${text.entry.title[locale]}`}
                  onClick={() => decide(text)}
                >
                  {label}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

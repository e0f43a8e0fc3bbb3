import { useState } from 'react';
import { collegeDay, collegeMinute, DAY_MS } from '#app/domain/clock.ts';
import { inLanguages, type Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { deskLanguageOf } from '#desk/server/forms/desk-languages.ts';
import { bringUp, Send } from './after-save.tsx';
import type { EntryRow, Me } from './api.ts';
import { Choice } from './choice.tsx';
import { formatDay, languageName, useLanguage } from './language.ts';
import { MESSAGES } from './messages.ts';
import { PublishAlone } from './publish-alone.tsx';
import { newDraftId } from './storage.ts';
import { useAnswer } from './use-answer.tsx';
import { linkToEntry } from './use-route.ts';
import { useSend } from './use-send.tsx';

const CASES = ['closed', 'exam', 'hostel', 'bus', 'other'] as const;
type Case = (typeof CASES)[number];

type UrgentProps = { me: Me; onPublished?: (() => void) | undefined };

/** What cannot wait, at the top of the overview: one press on what has happened opens its words, the next one publishes them. */
export function Urgent({ me, onPublished }: UrgentProps) {
  const { locale, words } = useLanguage();
  const [open, setOpen] = useState<Case>();
  const [version, setVersion] = useState(0);
  const { answer: rows = [] } = useAnswer<EntryRow[]>('entries?kind=emergency', version);
  const current = rows.filter(({ end = '' }) => Date.parse(end) > Date.now());
  const renew = () => {
    setVersion(version + 1);
    onPublished?.();
  };
  return (
    <section aria-labelledby="urgent">
      <h2 id="urgent">{words.urgent}</h2>
      <div className="bar">
        {CASES.map((each) => (
          <button
            key={each}
            type="button"
            aria-expanded={open === each}
            onClick={() => setOpen(open === each ? undefined : each)}
          >
            {words.urgentCases[each].name}
          </button>
        ))}
      </div>
      {open && <UrgentForm key={open} what={open} {...{ me }} onPublished={renew} />}
      {current.length > 0 && (
        <>
          <h3>{words.filters.current}</h3>
          <ul className="rows">
            {current.map((row) => (
              <li key={row.id}>
                <a href={linkToEntry(row)}>{row.title[locale]}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The words of the case in both languages, its day and its end; who may publish publishes it alone. */
function UrgentForm({ what, me, onPublished }: UrgentProps & { what: Case }) {
  const { locale, words } = useLanguage();
  const [day, setDay] = useState(() => collegeDay(Date.now() + DAY_MS));
  const [end, setEnd] = useState<string>();
  const [written, setWritten] = useState<Partial<Record<`${'title' | 'text'}.${Locale}`, string>>>(
    {},
  );
  const [reason, setReason] = useState<keyof typeof words.urgentReasons>('choose');
  const [draft] = useState(newDraftId);
  const [id, setId] = useState<string>();
  const { send, report } = useSend();
  const until = end ?? `${day}T18:00`;
  const textOf = (field: 'title' | 'text') =>
    inLanguages(me, (each) => {
      const { urgentCases, urgentReasons } = MESSAGES[deskLanguageOf(each)];
      // Why it is closed, and all words of something else, are the clerk's own.
      const given: { name: string; title?: string; text?: string } = {
        ...urgentCases[what],
        ...(what === 'closed' && reason !== 'choose' && { title: urgentReasons[reason] }),
      };
      const isSpoken = deskLanguageOf(each) === each;
      return (
        written[`${field}.${each}`] ??
        fillIn((isSpoken && given[field]) || '', { day: formatDay(day, each) })
      );
    });
  const save = async () => {
    const value = {
      id: `urgent-${day}`,
      ...{ title: textOf('title'), text: textOf('text') },
      from: `${collegeMinute(Date.now())}:00+05:30`,
      until: `${until}:00+05:30`,
      ...(what === 'closed' && { closedOn: [day] }),
    };
    const entry = { kind: 'emergency', id: value.id, draft, value, base: null };
    setId((await send<{ id: string }>('save', entry))?.id);
  };
  if (id !== undefined)
    return me.publish ? (
      <div className="note" ref={bringUp}>
        <PublishAlone
          isBegun
          of={[`emergency/${id}`]}
          sentence={`${words.urgent}: ${textOf('title')[locale] ?? textOf('title').en ?? ''}`}
          label={words.publishNow}
          onPublished={onPublished}
        />
      </div>
    ) : (
      <Send kind="emergency" id={id} />
    );
  return (
    <form className="note" action={save}>
      <label className="field">
        {words.urgentDay} <small className="hint">{day && formatDay(day, locale)}</small>
        <input type="date" required value={day} onChange={({ target }) => setDay(target.value)} />
      </label>
      <label className="field">
        {words.urgentUntil}{' '}
        <small className="hint">{until && formatDay(until.slice(0, 10), locale)}</small>
        <input
          type="datetime-local"
          required
          value={until}
          onChange={({ target }) => setEnd(target.value)}
        />
      </label>
      {what === 'closed' && (
        <Choice
          label={words.urgentReason}
          options={words.urgentReasons}
          value={reason}
          onChange={setReason}
        />
      )}
      {(['title', 'text'] as const).map((field) =>
        me.languages.map((each) => (
          <label key={field + each} className="field">
            {`${field === 'title' && what === 'closed' ? words.urgentReason : words.urgentFields[field]} (${languageName(each, locale)})`}
            <textarea
              lang={each}
              required
              rows={2}
              value={textOf(field)[each]}
              onChange={({ target }) =>
                setWritten({ ...written, [`${field}.${each}`]: target.value })
              }
            />
          </label>
        )),
      )}
      <button type="submit" className="main">
        {me.publish ? words.publishNow : words.save}
      </button>
      {report}
    </form>
  );
}

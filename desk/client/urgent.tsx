import { useState } from 'react';
import { collegeDay, collegeMinute, DAY_MS } from '#app/domain/clock.ts';
import { inLanguages, type Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { deskLanguageOf } from '#desk/desk-languages.ts';
import { bringUp, Send } from './after-save.tsx';
import type { Announcement, Me } from './api.ts';
import { Choice } from './choice.tsx';
import { formatDay, formatMoment, languageName, useLanguage } from './language.ts';
import { MESSAGES } from './messages.ts';
import { PublishAlone } from './publish-alone.tsx';
import { newDraftId } from './storage.ts';
import { useAnswer } from './use-answer.tsx';
import { useLock } from './use-lock.tsx';
import { linkToEntry } from './use-route.ts';
import { useSend } from './use-send.tsx';

const CASES = ['closed', 'exam', 'hostel', 'bus', 'other'] as const;
type Case = (typeof CASES)[number];

type UrgentProps = { me: Me; onPublished?: (() => void) | undefined };

/**
 * What cannot wait, at the top of the overview: one press on what has happened opens its words, the
 * next one publishes them.
 */
export function Urgent({ me, onPublished }: UrgentProps) {
  const { words } = useLanguage();
  const [open, setOpen] = useState<Case>();
  const [version, setVersion] = useState(0);
  const { answer: list = [] } = useAnswer<Announcement[]>('urgent', version);
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
      {open && <UrgentForm key={open} what={open} {...{ me, list }} onPublished={renew} />}
      {list.length > 0 && (
        <>
          <h3>{words.urgentList}</h3>
          <ul className="rows">
            {list.map((each) => (
              <AnnouncementLine key={each.id} each={each} me={me} onPublished={renew} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type AnnouncementProps = UrgentProps & { each: Announcement };

/** An announcement with what visitors see of it, and what can be done about that in one press. */
function AnnouncementLine({ each, me, onPublished }: AnnouncementProps) {
  const { locale, words } = useLanguage();
  const { send, report } = useSend();
  const [isEnding, setEnding] = useState(false);
  const { id, title, seen, isWaiting, isEnded } = each;
  const [from = '', until = ''] = seen
    ? [seen.from, seen.until].map((at) => formatMoment(at, locale))
    : [];
  const { notSeen, seenLater, seen: seenNow, ended, changed } = words.urgentStates;
  const said = seen ? fillIn(seen.isNow ? seenNow : seenLater, { from, until }) : notSeen;
  const end = async () => {
    const many = { kind: 'emergency', ids: [id], action: 'end' };
    setEnding((await send('many', many)) !== undefined);
  };
  const isEnds = seen?.isNow && !isEnded && !isEnding;
  return (
    <li className="bar">
      <a href={linkToEntry({ kind: 'emergency', id })}>{title[locale]}</a>{' '}
      <strong className="tag">{said}</strong>{' '}
      {seen && isWaiting && <span>{isEnded ? ended : changed} </span>}
      {me.publish && (isWaiting || isEnding) && (
        <PublishAlone
          key={String(isEnding)}
          isBegun={isEnding}
          of={[`emergency/${id}`]}
          sentence={`${words.urgent}: ${title[locale]}`}
          label={words.publishNow}
          onPublished={onPublished}
        />
      )}{' '}
      {me.publish && isEnds && (
        <button type="button" onClick={end}>
          {words.archive}
        </button>
      )}
      {report}
    </li>
  );
}

/**
 * The words of the case in both languages, its day and its end; who may publish publishes it alone.
 */
function UrgentForm({
  what,
  list,
  me,
  onPublished,
}: UrgentProps & { what: Case; list: readonly Announcement[] }) {
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
  const until = end ?? (day && `${day}T18:00`);
  const { lock, reason: missing } = useLock(
    day === '' || until === '' ? words.locked.dayAndEnd : undefined,
  );
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
        fillIn((isSpoken && given[field]) || '', { day: day && formatDay(day, each) })
      );
    });
  // A second press for the same day opens what the first one has saved.
  const wanted = what === 'closed' ? `urgent-${day}` : `${what}-${day}`;
  const known = list.find((each) => each.id === wanted);
  const save = async () => {
    const value = {
      id: wanted,
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
    <form className="note" noValidate action={save}>
      <label className="field">
        {words.urgentDay} <small className="hint">{day && formatDay(day, locale)}</small>
        <input type="date" required value={day} onChange={({ target }) => setDay(target.value)} />
      </label>
      {known ? (
        <>
          <p>{words.urgentThere}</p>
          <ul className="rows">
            <AnnouncementLine each={known} me={me} onPublished={onPublished} />
          </ul>
        </>
      ) : (
        <>
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
            <div className="bar">
              <Choice
                label={words.urgentReason}
                options={words.urgentReasons}
                value={reason}
                onChange={setReason}
              />
            </div>
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
          <button type="submit" className="main" {...lock}>
            {me.publish ? words.publishNow : words.save}
          </button>
          {missing}
          {report}
        </>
      )}
    </form>
  );
}

import { useState } from 'react';
import { counted, fillIn } from '#app/lib/fill-in.ts';
import { type AttentionReport, type AttentionRow, ask, type CheckedLink, reasonOf } from './api.ts';
import { formatDay, formatMoment, useLanguage } from './language.ts';
import { MistakeList } from './mistake-list.tsx';
import { NoAnswer, useAnswer } from './use-answer.tsx';
import { useLock } from './use-lock.tsx';
import { linkToEntry } from './use-route.ts';

/** Content that needs attention: past review, past term, expiring, older than its source. */
export function Attention() {
  const { words } = useLanguage();
  const { answer, error } = useAnswer<AttentionReport>('attention');
  if (!answer) return <NoAnswer error={error} />;
  const lists = answer.lists.filter(({ rows }) => rows.length > 0);
  return (
    <>
      <h1>{words.attention}</h1>
      {answer.mistakes.length > 0 && <p role="alert">{words.contentFaulty}</p>}
      <MistakeList mistakes={answer.mistakes} />
      {lists.length === 0 && answer.mistakes.length === 0 && <p>{words.allFine}</p>}
      {GROUPS.map((group) => {
        const own = lists.filter(({ name }) => groupOf(name) === group);
        if (own.length === 0) return null;
        const count = own.reduce((sum, { rows }) => sum + rows.length, 0);
        return (
          <section key={group} aria-labelledby={group}>
            <h2 id={group}>{words.attentionGroups[group]}</h2>
            <details open={group === 'now'}>
              <summary>{counted(words.results, { count })}</summary>
              {own.map((list) => (
                <AttentionList key={list.name} {...list} />
              ))}
            </details>
          </section>
        );
      })}
    </>
  );
}

/** What is looked through once a year; links go by themselves, everything else is for now. */
const GROUPS = ['now', 'yearly', 'links'] as const;
const YEARLY = [
  'pagesPastReview',
  'disclosuresPastReview',
  'committeesPastTerm',
  'accreditationsPastDate',
];

function groupOf(list: string): (typeof GROUPS)[number] {
  return list === 'linksUnchecked' ? 'links' : YEARLY.includes(list) ? 'yearly' : 'now';
}

function AttentionList({ name, rows }: AttentionReport['lists'][number]) {
  const { words } = useLanguage();
  const [asked, setAsked] = useState<ReadonlyMap<string, CheckedLink>>(new Map());
  const titles: Readonly<Record<string, string>> = words.attentionLists;
  return (
    <>
      <h3>
        {titles[name] ?? name} ({rows.length})
      </h3>
      {name === 'linksUnchecked' && <CheckLinks rows={rows} onAsked={setAsked} />}
      <ul className="rows">
        {rows.map((row) => (
          <AttentionItem
            key={[row.file, row.since, row.entry?.id, row.address, row.field?.en].join(' ')}
            {...row}
            checked={asked.get(row.address ?? '') ?? row.checked}
          />
        ))}
      </ul>
    </>
  );
}

function AttentionItem({ file, since, entry, address, field, checked }: AttentionRow) {
  const { locale, words } = useLanguage();
  const day = since === 'never' ? words.neverChecked : since && formatDay(since, locale);
  const answer =
    checked &&
    [
      checked.leadsTo
        ? fillIn(words.linkAnswers.leads, { address: checked.leadsTo })
        : checked.isThere
          ? words.linkAnswers.there
          : checked.status
            ? fillIn(words.linkAnswers.error, { status: checked.status })
            : words.linkAnswers.silent,
      formatMoment(checked.at, locale),
    ].join(', ');
  return (
    <li>
      {entry ? <a href={linkToEntry(entry)}>{entry.title[locale]}</a> : <code>{file}</code>}{' '}
      <small>{[address, field?.[locale], answer ?? day].filter(Boolean).join(' · ')}</small>
    </li>
  );
}

/**
 * Links, asked one after the other when it is wished: some servers refuse many requests at once.
 */
function CheckLinks({
  rows,
  onAsked,
}: {
  rows: readonly AttentionRow[];
  onAsked: (answers: ReadonlyMap<string, CheckedLink>) => void;
}) {
  const { locale, words } = useLanguage();
  const [isUnderWay, setUnderWay] = useState(false);
  const [status, setStatus] = useState('');
  const { lock, reason } = useLock(isUnderWay ? words.locked.links : undefined);
  const check = async () => {
    const answers = new Map<string, CheckedLink>();
    setUnderWay(true);
    try {
      for (const [index, { address = '' }] of rows.entries()) {
        setStatus(fillIn(words.checkingLinks, { done: index + 1, count: rows.length }));
        answers.set(address, await ask<CheckedLink>('check-link', { address }));
        onAsked(new Map(answers));
      }
      const there = [...answers.values()].filter(({ isThere }) => isThere).length;
      setStatus(fillIn(words.linksChecked, { there, count: rows.length }));
    } catch (error) {
      setStatus(reasonOf(error)[locale]);
    }
    setUnderWay(false);
  };
  return (
    <>
      <button type="button" {...lock} onClick={check}>
        {words.checkNow}
      </button>
      {reason}
      <p role="status">{status}</p>
    </>
  );
}

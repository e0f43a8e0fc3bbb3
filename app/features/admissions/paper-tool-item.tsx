import { useState } from 'react';
import fieldStyles from '#app/components/select-field/select-field.module.css';
import type { BringView } from '#app/content/views/bring.ts';
import { formatDate } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { earliestIssue, isDay, limitingQuotas, stateOn, type Validity, validUntil } from '#app/lib/papers.ts';
import styles from './paper-tool.module.css';

type Paper = BringView['papers'][number];

type PaperItemProps = {
  paper: Paper;
  bring: BringView;
  /** Quotas of the chosen course, in their order. */
  quotas: BringView['courses'][number]['quotas'];
  /** What is chosen; empty where nothing is, or the day is no day. */
  choice: { quota: string; community: string; day: string };
  isTicked: boolean;
  onTick: () => void;
};

/** One paper to tick: who brings it, who issues it, why, and whether it is still valid on the reporting day. */
export function PaperItem({ paper, bring, quotas, choice, isTicked, onTick }: PaperItemProps) {
  const who = whoBrings(paper, bring, quotas, choice);
  return (
    <li className={styles.paper}>
      <label className={styles.title}>
        <input type="checkbox" checked={isTicked} onChange={onTick} />
        {paper.title}
      </label>
      <div className={styles.about}>
        {who && <p className={styles.who}>{who}</p>}
        <p>{paper.facts}</p>
        <p className={styles.why}>{paper.why}</p>
        {paper.validity && <ValidityCheck title={paper.title} validity={paper.validity} validFor={paper.validFor} labels={bring.labels} day={choice.day} />}
      </div>
    </li>
  );
}

type ValidityCheckProps = { title: string; validity: Validity; validFor: string | undefined; labels: BringView['labels']; day: string };

/** How long a certificate is valid, and, as far as the days are entered, whether it is on the reporting day. */
function ValidityCheck({ title, validity, validFor, labels, day }: ValidityCheckProps) {
  const { locale } = useLocale();
  const [issued, setIssued] = useState('');
  const { text, state } = answerOf(validity, labels.answer, day, isDay(issued) ? issued : '', locale);
  return (
    <div className={styles.validity}>
      <label className={`${fieldStyles.field} no-print`}>
        <span>{labels.dayOfIssue}</span>
        <input type="date" value={issued} onChange={(event) => setIssued(event.target.value)} aria-label={`${labels.dayOfIssue}: ${title}`} />
      </label>
      <p>
        {validFor}
        <output data-state={state}>{text}</output>
      </p>
    </div>
  );
}

/** `SEBC · Spot admission, if …`: to whom a paper is limited as far as it is not chosen, and on what it depends. */
function whoBrings({ scope, when }: Paper, { communities }: BringView, quotas: PaperItemProps['quotas'], choice: PaperItemProps['choice']): string {
  const limited = limitingQuotas(
    scope,
    quotas.map(({ value }) => value),
  );
  const limits = [
    choice.community ? [] : communities.filter(({ value }) => scope.communities?.some((community) => community === value)).map(({ short }) => short),
    choice.quota ? [] : quotas.filter(({ value }) => limited.includes(value)).map(({ label }) => label),
  ];
  const named = limits.filter((part) => part.length > 0).map((part) => part.join(', '));
  return [named.join(' · '), when].filter((part) => part !== '').join(', ');
}

/** What can be said of a certificate from the reporting day and the day of issue; either may be empty. */
function answerOf(validity: Validity, answers: BringView['labels']['answer'], day: string, issued: string, locale: Locale): { text: string; state: string } {
  const say = (text: string, state: string) => ({
    text: text
      .replace('{last}', () => formatDate(validUntil(issued, validity), locale))
      .replace('{first}', () => formatDate(earliestIssue(day, validity), locale)),
    state,
  });
  if (!issued) return day ? say(answers.issueFrom, '') : say('', '');
  if (!day) return say(answers.until, '');
  const state = stateOn(day, issued, validity);
  return say(answers[state], state);
}

import { useState } from 'react';
import { Marked } from '#app/components/explained/marked.tsx';
import fieldStyles from '#app/components/select-field/select-field.module.css';
import { formatDate } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { joinMarked, type MarkedText } from '#app/lib/marked-text.ts';
import {
  earliestIssue,
  FIRST_DAY,
  isDay,
  LAST_DAY,
  limitingQuotas,
  stateOn,
  type Validity,
  validUntil,
} from '#app/lib/papers.ts';
import type { BringView } from './bring.server.ts';
import styles from './paper-tool.module.css';

type Paper = BringView['papers'][number];

type Quotas = BringView['courses'][number]['quotas'];
/** The choice; empty if there is none or the date is invalid. */
type Choice = { quota: string; community: string; day: string };

type PaperItemProps = {
  paper: Paper;
  /** Its texts, with the abbreviations marked that are first used here. */
  texts: Record<'who' | 'facts' | 'why', MarkedText>;
  bring: BringView;
  /** The reporting day; empty if not entered. */
  day: string;
  isTicked: boolean;
  onTick: () => void;
};

/** One document with a tick box: who needs it, issuer, reason, and whether it is valid on the reporting day. */
export function PaperItem({ paper, texts, bring, day, isTicked, onTick }: PaperItemProps) {
  const show = (text: MarkedText) => <Marked text={text} words={bring.words} />;
  return (
    <li className={styles.paper}>
      <label className={styles.title}>
        <input type="checkbox" checked={isTicked} onChange={onTick} />
        {paper.title}
      </label>
      <div className={`stack gap-1 text-meta ${styles.about}`}>
        {texts.who.length > 0 && <p className={styles.who}>{show(texts.who)}</p>}
        <p>{show(texts.facts)}</p>
        <p className="muted">{show(texts.why)}</p>
        {paper.validity && (
          <ValidityCheck
            title={paper.title}
            validity={paper.validity}
            validFor={paper.validFor}
            labels={bring.labels}
            day={day}
          />
        )}
      </div>
    </li>
  );
}

type ValidityCheckProps = {
  title: string;
  validity: Validity;
  validFor: string | undefined;
  labels: BringView['labels'];
  day: string;
};

/** How long a certificate is valid, and, as far as the days are entered, whether it is on the reporting day. */
function ValidityCheck({ title, validity, validFor, labels, day }: ValidityCheckProps) {
  const { locale } = useLocale();
  const [issued, setIssued] = useState('');
  const { text, state } = answerOf(
    validity,
    labels.answer,
    day,
    isDay(issued) ? issued : '',
    locale,
  );
  return (
    <div className={`stack ${styles.validity}`}>
      <label className={`${fieldStyles.field} no-print`}>
        <span>{labels.dayOfIssue}</span>
        <input
          type="date"
          min={FIRST_DAY}
          max={LAST_DAY}
          value={issued}
          onChange={(event) => setIssued(event.target.value)}
          aria-label={`${labels.dayOfIssue}: ${title}`}
        />
      </label>
      <p>
        {validFor}
        <output data-state={state}>{text}</output>
      </p>
    </div>
  );
}

/**
 * `SC · Spot admission, if …`: limits of a document that are not yet chosen, and its condition.
 * @param quotas of the chosen course, in their order
 */
export function whoBrings(
  { scope, when }: Paper,
  { communities }: BringView,
  quotas: Quotas,
  choice: Choice,
): MarkedText {
  const limited = limitingQuotas(
    scope,
    quotas.map(({ value }) => value),
  );
  const limits = [
    choice.community
      ? []
      : communities.filter(({ value }) =>
          scope.communities?.some((community) => community === value),
        ),
    choice.quota ? [] : quotas.filter(({ value }) => limited.includes(value)),
  ];
  const named = limits.map((part) =>
    joinMarked(
      part.map(({ marked }) => marked),
      ', ',
    ),
  );
  return joinMarked([joinMarked(named, ' · '), when], ', ');
}

/** The validity of a certificate from the reporting day and the date of issue; either may be empty. */
function answerOf(
  validity: Validity,
  answers: BringView['labels']['answer'],
  day: string,
  issued: string,
  locale: Locale,
): { text: string; state: string } {
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

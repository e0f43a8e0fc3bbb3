import { Explained } from '#app/components/explained/explained.tsx';
import fieldStyles from '#app/components/select-field/select-field.module.css';
import {
  earliestIssue,
  FIRST_DAY,
  isAskedFrom,
  LAST_DAY,
  limitingQuotas,
} from '#app/domain/papers.ts';
import { formatDate } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { fillIn } from '#app/lib/fill-in.ts';
import styles from './my-admission.module.css';
import type { MyAdmissionTool } from './my-admission.server.ts';
import { useTicks } from './use-ticks.ts';

type PapersToBringProps = {
  tool: Pick<MyAdmissionTool, 'papers' | 'labels'>;
  course: MyAdmissionTool['courses'][number];
  category: string;
  day: string;
  onDay: (day: string) => void;
};

/** The documents of a candidate with tick boxes; with the reporting day, when a certificate must have been issued. */
export function PapersToBring({ tool, course, category, day, onDay }: PapersToBringProps) {
  const { labels } = tool;
  const { locale } = useLocale();
  const { ticks, toggle } = useTicks();
  const choice = { course: course.value, quota: '', community: category };
  const papers = tool.papers.filter(({ scope }) => isAskedFrom(scope, choice));
  if (papers.length === 0) return <p>{labels.noPapers}</p>;
  const quotasOf = (scope: (typeof papers)[number]['scope']) => {
    const limited = limitingQuotas(
      scope,
      course.quotas.map(({ value }) => value),
    );
    return course.quotas.filter(({ value }) => limited.includes(value)).map(({ label }) => label);
  };
  return (
    <>
      <label className={`needs-script no-print ${fieldStyles.field} ${styles.day}`}>
        <span>{labels.reportingDay}</span>
        <input
          type="date"
          min={FIRST_DAY}
          max={LAST_DAY}
          value={day}
          onChange={(event) => onDay(event.target.value)}
        />
      </label>
      <ul role="list" className={styles.papers}>
        {papers.map(({ id, title, when, facts, scope, validity, validFor }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={ticks.includes(id)} onChange={() => toggle(id)} />
              <span>{nameOf(title, [...quotasOf(scope), validFor ?? ''], when)}</span>
            </label>
            <p className="note">
              <Explained as="span" className="no-print" html={facts} />
              {day && validity && (
                <strong>
                  {fillIn(labels.issueFrom, {
                    first: formatDate(earliestIssue(day, validity), locale),
                  })}
                </strong>
              )}
            </p>
          </li>
        ))}
      </ul>
      <p className="note no-print">{labels.noticeDecides}</p>
    </>
  );
}

/** `Caste certificate (Spot admission; Valid for: 3 years), if …` */
function nameOf(title: string, limits: readonly string[], when: string): string {
  const named = limits.filter((limit) => limit !== '').join('; ');
  return [named === '' ? title : `${title} (${named})`, when].filter(Boolean).join(', ');
}

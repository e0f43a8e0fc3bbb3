import fieldStyles from '#app/components/select-field/select-field.module.css';
import { useLabels } from '#app/content/use-labels.ts';
import { FIRST_DAY, isAskedFrom, LAST_DAY, limitingQuotas } from '#app/domain/papers.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { counted } from '#app/lib/fill-in.ts';
import { forCategories } from './for-categories.ts';
import type { MyAdmissionTool } from './my-admission.server.ts';

type PapersToBringProps = {
  tool: Pick<MyAdmissionTool, 'categories'>;
  course: MyAdmissionTool['courses'][number];
};

/**
 * The documents of a candidate with tick boxes; with the reporting day, when a certificate must
 * have been issued.
 */
export function PapersToBring({ tool, course }: PapersToBringProps) {
  const { categories } = tool;
  const labels = useLabels('required-documents');
  const papersFor = (community: string) => askedFrom(course, community);
  const papers = papersFor('');
  const without = categories
    .map(({ value }) => value)
    .filter((value) => papersFor(value).length === 0);
  const quotasOf = (scope: (typeof papers)[number]['scope']) => {
    const limited = limitingQuotas(
      scope,
      course.quotas.map(({ value }) => value),
    );
    return course.quotas.filter(({ value }) => limited.includes(value)).map(({ label }) => label);
  };
  return (
    <>
      {without.length > 0 && <p {...forCategories(without, categories)}>{labels.noPapers}</p>}
      <label className={`needs-script no-print ${fieldStyles.field} myAdmissionShort`}>
        <span>{labels.reportingDay}</span>
        <input type="date" min={FIRST_DAY} max={LAST_DAY} autoComplete="off" />
      </label>
      <ul role="list" className="myAdmissionPapers" data-papers="">
        {papers.map(({ id, title, when, facts, scope, months, validFor }) => (
          <li key={id} data-name={title} {...forCategories(scope.communities, categories)}>
            <label>
              <input type="checkbox" value={id} />
              <span>{nameOf(title, [...quotasOf(scope), validFor ?? ''], when)}</span>
            </label>
            <p className="note">
              <span className="no-print">{facts}</span>
              {months !== undefined && (
                <strong data-months={months} data-text={labels.validityAnswer.issueFrom} hidden />
              )}
            </p>
          </li>
        ))}
      </ul>
      <p className="note no-print">{labels.noticeDecides}</p>
    </>
  );
}

/** How many documents a candidate of each category brings, and their names, in the closed fold. */
export function PapersInShort({ tool, course }: PapersToBringProps) {
  const { entries } = useLocale().messages;
  const counts = tool.categories.map(
    ({ value }) => [value, askedFrom(course, value).length] as const,
  );
  return (
    <>
      {[...new Set(counts.map(([, count]) => count))].map((count) => (
        <span
          key={count}
          {...forCategories(
            counts.filter(([, other]) => other === count).map(([value]) => value),
            tool.categories,
          )}
        >
          {counted(entries, { count })}:{' '}
        </span>
      ))}
      {course.papers.map(({ title }) => title).join(', ')}
    </>
  );
}

function askedFrom(course: PapersToBringProps['course'], community: string) {
  return course.papers.filter(({ scope }) =>
    isAskedFrom(scope, { course: course.value, quota: '', community }),
  );
}

/** `Caste certificate (Spot admission; Valid for: 3 years), if …` */
function nameOf(title: string, limits: readonly string[], when: string): string {
  const named = limits.filter((limit) => limit !== '').join('; ');
  return [named === '' ? title : `${title} (${named})`, when].filter(Boolean).join(', ');
}

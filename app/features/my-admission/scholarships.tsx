import { Disclosure } from '#app/components/disclosure/disclosure.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { forCategories } from './for-categories.ts';
import type { MyAdmissionTool } from './my-admission.server.ts';

type ScholarshipsProps = {
  tool: Pick<MyAdmissionTool, 'categories'>;
  course: MyAdmissionTool['courses'][number];
};

/** Folded, the scholarships of a course, of which a candidate sees those for the category. */
export function Scholarships({ tool, course }: ScholarshipsProps) {
  const { categories } = tool;
  const labels = useLabels('fees');
  const help = course.scholarships;
  if (help.length === 0) return null;
  const helped = categories
    .map(({ value }) => value)
    .filter((value) => help.some((one) => one.categories.includes(value)));
  return (
    <div className="no-print" {...forCategories(helped, categories)}>
      <Disclosure summary={labels.scholarshipsHelp}>
        <ul role="list" className="stack gap-3">
          {help.map(({ label, href, description, categories: its }) => (
            <li key={label} {...forCategories(its, categories)}>
              <SiteLink href={href}>{label}</SiteLink>
              <p className="note">{description}</p>
            </li>
          ))}
        </ul>
        <p className="note">{labels.oneScholarship}</p>
      </Disclosure>
    </div>
  );
}

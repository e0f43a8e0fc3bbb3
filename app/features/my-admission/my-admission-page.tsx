import { Printer } from 'lucide-react';
import { Button } from '#app/components/button/button.tsx';
import { Card } from '#app/components/card/card.tsx';
import { Page } from '#app/components/columns/columns.tsx';
import { LinkList } from '#app/components/link-list/link-list.tsx';
import { SelectField } from '#app/components/select-field/select-field.tsx';
import { ShareLink } from '#app/components/share-link/share-link.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { AdmissionSheet } from './admission-sheet.tsx';
import type { MyAdmissionView } from './my-admission.server.ts';

export { default as styles } from './my-admission.css?url';

/**
 * All that follows from the course and category of a candidate, on one sheet. The sheets of all
 * courses are in the page, and the first is shown until others are chosen (my-admission.tool.ts).
 */
export default function MyAdmissionPage({ view }: { view: MyAdmissionView }) {
  const { tool } = view;
  const labels = useLabels('my-admission');
  const fees = useLabels('fees');
  const { course } = useLabels('departments');
  const { courses, categories, address, title } = tool;
  const names = Object.fromEntries(categories.map(({ value, short }) => [value, short]));
  return (
    <Page ancestors={view.ancestors} title={view.title} lead={view.lead}>
      <div
        className="stack gap-5"
        data-tool="my-admission"
        data-title={title}
        data-address={address}
        data-categories={JSON.stringify(names)}
        data-code={labels.myCode}
        data-bring={labels.myBring}
      >
        <Card variant="tool" className="myAdmissionChoices needs-script no-print">
          <SelectField name="course" label={course} options={courses} />
          <SelectField name="category" label={fees.candidateCategoryLabel} options={categories} />
        </Card>
        <p role="status" className="visually-hidden" />
        {courses.map((course, place) => (
          <AdmissionSheet key={course.value} tool={tool} course={course} isShown={place === 0} />
        ))}
        <p className="cluster gap-3 no-print needs-script">
          <ShareLink said={title} address={address} />
          <Button data-print="">
            {fees.printThis}
            <Printer />
          </Button>
        </p>
      </div>
      <section className="stack gap-3 no-print" aria-labelledby="all-tables">
        <h2 id="all-tables">{labels.myAll}</h2>
        <noscript>
          <p>{labels.myWithoutScripts}</p>
        </noscript>
        <LinkList links={view.links} />
      </section>
    </Page>
  );
}

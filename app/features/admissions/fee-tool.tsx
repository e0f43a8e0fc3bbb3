import { Printer } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { printPart } from '#app/browser/print-part.ts';
import { Button } from '#app/components/button/button.tsx';
import { SelectField } from '#app/components/select-field/select-field.tsx';
import { ShareLink } from '#app/components/share-link/share-link.tsx';
import type { AdmissionsView } from './admission.server.ts';
import { CATEGORY, courseInAddress, inAddress, onChosen, setChosen } from './chosen-course.ts';
import { CourseFees } from './course-fees.tsx';
import { FailedTool } from './failed-tool.tsx';
import styles from './fee-tool.module.css';
import { FeeAnswer } from './fee-tool-answer.tsx';
import { FeesToAsk } from './fees-to-ask.tsx';
import { Scholarships } from './scholarships.tsx';
import tabStyles from './tab-content.module.css';

export type FeeToolProps = {
  pay: AdmissionsView['pay'];
  /** The tab of the tool: its first course is the default. */
  tab: keyof AdmissionsView['pay']['tabs'];
  /** What is shown while nothing is chosen. */
  children: ReactNode;
};

/** Name of the course in the address: `/admissions?fee=btech&category=sc#btech`. */
const COURSE = 'fee';

/** Selects course and category, and shows the fees of that candidate. The choice is in the address. */
export function FeeTool(props: FeeToolProps) {
  return (
    <FailedTool note={props.pay.labels.failed} plain={props.children}>
      <FeeChoice {...props} />
    </FailedTool>
  );
}

function FeeChoice({ pay, tab, children }: FeeToolProps) {
  const { key } = useLocation();
  const [choice, setChoice] = useState(() => ({ key, ...readChoice(pay) }));
  const result = useRef<HTMLDivElement>(null);
  // A link or the history has changed the address.
  if (choice.key !== key) setChoice({ key, ...readChoice(pay) });

  // Subscribes to the course that is chosen for documents; its category would move the page, because documents are below.
  useEffect(
    () => onChosen(() => setChoice((before) => ({ ...before, course: readChoice(pay).course }))),
    [pay],
  );

  const [first, ...others] = [...pay.courses].sort(
    (a, b) => Number(b.tab === tab) - Number(a.tab === tab),
  );
  const course = pay.courses.find(({ id }) => id === choice.course) ?? first;
  const category = pay.categories.find(({ value }) => value === choice.category);
  const answer = course?.answers.find(({ categories }) => categories.includes(choice.category));
  if (!first || !course) return children;
  const { tables, scholarships } = pay.tabs[tab];
  const fees = tables.find((entry) => entry.course === course.id);
  const helpFor = (of: string) =>
    scholarships.filter(
      (entry) => entry.courses.includes(course.id) && (!of || entry.categories.includes(of)),
    );

  function choose(courseId: string, categoryId: string) {
    setChoice({ key, course: courseId, category: categoryId });
    setChosen(COURSE, { [COURSE]: courseId, [CATEGORY]: categoryId }, `fees-${tab}`);
  }

  return (
    <>
      <div className={`no-print ${tabStyles.fields}`}>
        <SelectField
          label={pay.labels.course}
          allLabel={first.label}
          options={others.map(({ id, label }) => ({ value: id, label }))}
          value={course === first ? '' : course.id}
          onChange={(value) => choose(value || first.id, choice.category)}
        />
        <SelectField
          label={pay.labels.category}
          allLabel={pay.labels.allCategories}
          options={pay.categories}
          value={choice.category}
          onChange={(value) => choose(course.id, value)}
        />
      </div>
      <p role="status" className="visually-hidden">
        {course.ask?.text ??
          (answer && `${course.label}, ${category?.label}. ${pay.labels.total}: ${answer.total}`)}
      </p>
      {course.ask ? (
        <FeesToAsk ask={course.ask} />
      ) : answer && category ? (
        <div ref={result} className={`stack gap-4 ${tabStyles.sheet} ${styles.result}`}>
          <p className="print-only">{pay.college}</p>
          <h3>{`${course.label}, ${category.label}`}</h3>
          <FeeAnswer
            answer={answer}
            caption={`${course.label}, ${category.label}`}
            words={pay.words}
            labels={pay.labels}
          />
          <Scholarships tab={tab} links={helpFor(category.value)} labels={pay.labels} />
          <p>
            <a href={pay.sheet.href}>{pay.sheet.label}</a>
          </p>
          <p className="print-only">{pay.lead}</p>
          <p className="no-print">
            <ShareLink
              said={`${course.label}, ${category.label}: ${answer.total}`}
              address={`${pay.address}#fees-${tab}`}
            />
          </p>
          <Button className="no-print" onClick={() => result.current && printPart(result.current)}>
            {pay.labels.print}
            <Printer />
          </Button>
        </div>
      ) : choice.course ? (
        <>
          {fees && <CourseFees fees={fees} labels={pay.labels} />}
          <Scholarships tab={tab} links={helpFor('')} labels={pay.labels} />
        </>
      ) : (
        children
      )}
    </>
  );
}

/** The choice in the address; empty if it has no course or category of the tool. */
function readChoice({ courses, categories }: AdmissionsView['pay']): {
  course: string;
  category: string;
} {
  const course = courseInAddress(COURSE);
  return {
    course: courses.find(({ id }) => id === course)?.id ?? '',
    category: categories.find(({ value }) => value === inAddress(CATEGORY))?.value ?? '',
  };
}

import type { RefObject } from 'react';
import { Part } from '#app/components/columns/columns.tsx';
import { ContactLines } from '#app/components/contact-list/contact-list.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { Stats } from '#app/components/stats/stats.tsx';
import { Status } from '#app/components/status/status.tsx';
import { stepAt, stepText } from '#app/domain/clock.ts';
import { AddressCode } from './address-code.tsx';
import { FeeItems } from './fee-items.tsx';
import styles from './my-admission.module.css';
import type { MyAdmissionTool } from './my-admission.server.ts';
import { PapersToBring } from './papers-to-bring.tsx';

type Course = MyAdmissionTool['courses'][number];

type AdmissionSheetProps = {
  ref: RefObject<HTMLDivElement | null>;
  tool: MyAdmissionTool;
  course: Course;
  category: MyAdmissionTool['categories'][number];
  title: string;
  costs: NonNullable<Course['costs']>[number] | undefined;
  /** The reporting day; empty if not entered. */
  day: string;
  onDay: (day: string) => void;
  /** Unix time in milliseconds; not known in the built page. */
  now: number | undefined;
  /** With the choice. */
  address: string;
};

/** The answers to one candidate, which fit one sheet of paper. */
export function AdmissionSheet({ ref, tool, course, category, ...props }: AdmissionSheetProps) {
  const { labels } = tool;
  const { title, costs, now } = props;
  const { stream, mayApply, office } = course;
  const step = stream && stepAt(stream.timeline, now ?? tool.now);
  const help = tool.scholarships.filter(
    ({ courses, categories }) =>
      courses.includes(course.value) && categories.includes(category.value),
  );
  return (
    <section ref={ref} className={`stack gap-5 flow ${styles.sheet}`} aria-label={title}>
      <p className={`print-only ${styles.onPaper}`}>
        {tool.college}: {tool.title}
      </p>
      <h2>{title}</h2>
      <Part title={labels.cost}>
        {costs ? <Stats facts={costs.lines} /> : <p>{course.askFees}</p>}
        {costs && <FeeItems costs={costs} help={help} tool={tool} title={title} />}
      </Part>
      {mayApply && (
        <Part title={labels.mayI}>
          <p className="measure">
            {mayApply.year === undefined ? mayApply.text : `${mayApply.text} (${mayApply.year})`}
          </p>
          {stream?.stepsHref && (
            <p className="no-print">
              <a href={stream.stepsHref}>{labels.how}</a>
            </p>
          )}
        </Part>
      )}
      {step && (
        <Part title={labels.next}>
          <p>
            <Status state={step.mark} label={stepText(step, now)} />{' '}
            {step.isSample ? `${step.next} (${labels.sampleDates})` : step.next}
          </p>
        </Part>
      )}
      {stream && (
        <Part title={labels.ranks}>
          <p>
            {labels.ranksNote} <SiteLink href={stream.officialLink}>{stream.runBy}</SiteLink>
          </p>
        </Part>
      )}
      <Part title={labels.bring}>
        <PapersToBring
          tool={tool}
          course={course}
          category={category.value}
          day={props.day}
          onDay={props.onDay}
        />
      </Part>
      <Part title={labels.call}>
        <p>{office.title}</p>
        <ContactLines {...office} labels={labels} />
      </Part>
      <AddressCode text={props.address} label={labels.code} />
    </section>
  );
}

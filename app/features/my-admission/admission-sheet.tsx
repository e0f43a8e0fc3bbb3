import { ByDate } from '#app/components/by-date/by-date.tsx';
import { Part } from '#app/components/columns/columns.tsx';
import { ContactLines } from '#app/components/contact-list/contact-list.tsx';
import { PhoneFold } from '#app/components/disclosure/phone-fold.tsx';
import { LinkList } from '#app/components/link-list/link-list.tsx';
import { Stats } from '#app/components/stats/stats.tsx';
import { StepStatus } from '#app/components/status/step-status.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { stepAt } from '#app/domain/clock.ts';
import { timelineChanges } from '#app/domain/state-changes.ts';
import { FeeItems } from './fee-items.tsx';
import { forCategories } from './for-categories.ts';
import type { MyAdmissionTool } from './my-admission.server.ts';
import { PapersInShort, PapersToBring } from './papers-to-bring.tsx';
import { RanksPart } from './ranks-part.tsx';
import { Scholarships } from './scholarships.tsx';

type AdmissionSheetProps = {
  tool: MyAdmissionTool;
  course: MyAdmissionTool['courses'][number];
  isShown: boolean;
};

/**
 * The answers to the candidates for one course, of whom each sees those of the category; they fit
 * one sheet of paper.
 */
export function AdmissionSheet({ tool, course, isShown }: AdmissionSheetProps) {
  const { categories } = tool;
  const labels = useLabels('my-admission');
  const { sampleDates, onThisPage } = useLabels('admissions');
  const { howAdmissionWorks } = useLabels('home');
  const { stream, ranks, mayApply, office, costs } = course;
  const id = `sheet-${course.value}`;
  /** Fragments only: the choice in the address stays. */
  const links = [
    ...(stream && ranks ? [{ label: labels.myBranches, href: `#ranks-${course.value}` }] : []),
    ...(stream ? [{ label: labels.myDates, href: `#dates-${course.value}` }] : []),
    { label: labels.myPapers, href: `#papers-${course.value}` },
    { label: labels.myCallUs, href: `#call-${course.value}` },
  ];
  return (
    <section
      id={`course-${course.value}`}
      className="stack gap-5 flow myAdmissionSheet"
      aria-labelledby={id}
      data-course={course.value}
      hidden={!isShown}
    >
      <p className="print-only myAdmissionOnPaper">
        {tool.college}: {tool.title}
      </p>
      <h2 id={id} data-name={course.label}>
        {course.label}, {categories[0]?.short}
      </h2>
      <nav className="no-print" aria-label={`${onThisPage}: ${course.label}`}>
        <LinkList links={links} />
      </nav>
      <Part title={labels.myCost}>
        {costs ? (
          costs.map((cost) => (
            <div
              key={cost.categories.join(' ')}
              className="stack gap-4"
              {...forCategories(cost.categories, categories)}
              data-answer={`${cost.totalName}: ${cost.total}`}
            >
              <Stats facts={cost.lines} />
              <FeeItems costs={cost} tool={tool} title={course.label} />
            </div>
          ))
        ) : (
          <p data-answer={course.askFees}>{course.askFees}</p>
        )}
        <Scholarships tool={tool} course={course} />
      </Part>
      <RanksPart tool={tool} course={course} />
      {mayApply && (
        <Part title={labels.myMayI}>
          <p className="measure">{mayApply}</p>
          {stream?.stepsHref && (
            <p className="no-print">
              <a href={stream.stepsHref}>{howAdmissionWorks}</a>
            </p>
          )}
        </Part>
      )}
      {stream && (
        <Part id={`dates-${course.value}`} title={labels.myNext}>
          <div data-dates={labels.myNext}>
            <StepStatus timeline={stream.timeline} now={tool.now} />
            {'. '}
            <ByDate
              now={tool.now}
              changes={timelineChanges(stream)}
              value={(at) => stepAt(stream.timeline, at)}
            >
              {({ next, isSample }) => (isSample ? `${next} (${sampleDates})` : next)}
            </ByDate>
          </div>
        </Part>
      )}
      {/* Not in the folded part, which is pressed as a whole. */}
      {tool.admissionDay && (
        <p className="no-print">
          <a href={tool.admissionDay.href}>{tool.admissionDay.label}</a>
        </p>
      )}
      <Part id={`papers-${course.value}`} title={labels.myBring}>
        <PhoneFold
          summary={course.papers.length > 0 && <PapersInShort tool={tool} course={course} />}
        >
          <PapersToBring tool={tool} course={course} />
        </PhoneFold>
      </Part>
      <Part id={`call-${course.value}`} title={labels.myCall}>
        <p>{office.title}</p>
        <ContactLines {...office} />
      </Part>
    </section>
  );
}

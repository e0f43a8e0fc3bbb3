import { Printer } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { printPart } from '#app/browser/print-part.ts';
import { Button } from '#app/components/button/button.tsx';
import fieldStyles from '#app/components/select-field/select-field.module.css';
import { SelectField } from '#app/components/select-field/select-field.tsx';
import { formatDate } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { firstUses } from '#app/lib/marked-text.ts';
import { FIRST_DAY, isAskedFrom, isDay, LAST_DAY } from '#app/lib/papers.ts';
import type { BringView } from './bring.server.ts';
import {
  CATEGORY,
  setChosen as chooseForAll,
  courseInAddress,
  inAddress,
  onChosen,
} from './chosen-course.ts';
import { FailedTool } from './failed-tool.tsx';
import styles from './paper-tool.module.css';
import { PaperItem, whoBrings } from './paper-tool-item.tsx';
import { clearTicks, onTicks, readTicks, toggleTick } from './paper-tool-ticks.ts';
import tabStyles from './tab-content.module.css';

export type PaperToolProps = {
  bring: BringView;
  /** The tab of the tool: its first course is the default. */
  tab: keyof BringView['tables'];
  /** What is shown while nothing is chosen. */
  children: ReactNode;
};

/** The choice in the address: `/admissions?papers=btech&category=sc&quota=merit&day=2026-08-10#papers-btech`. */
type Choice = Record<'course' | 'quota' | 'community' | 'day', string>;

/** Selects course, quota, community and reporting day, and shows the documents of that candidate. Ticks are saved on the device. */
export function PaperTool(props: PaperToolProps) {
  return (
    <FailedTool note={props.bring.labels.failed} plain={props.children}>
      <PaperChoice {...props} />
    </FailedTool>
  );
}

function PaperChoice({ bring, tab, children }: PaperToolProps) {
  const { key } = useLocation();
  const { locale } = useLocale();
  const [chosen, setChosen] = useState(() => ({ key, ...readChoice(bring) }));
  const ticks = useSyncExternalStore(onTicks, readTicks);
  const sheet = useRef<HTMLDivElement>(null);
  // A link or the history has changed the address.
  if (chosen.key !== key) setChosen({ key, ...readChoice(bring) });

  // Subscribes to what is chosen for fees.
  useEffect(
    () =>
      onChosen(() => setChosen((before) => ({ ...before, ...readChoice(bring), day: before.day }))),
    [bring],
  );

  const { courses, communities, labels } = bring;
  const [first, ...others] = [...courses].sort(
    (a, b) => Number(b.id === tab) - Number(a.id === tab),
  );
  const course = courses.find(({ id }) => id === chosen.course) ?? first;
  if (!first || !course) return children;
  const choice = { ...chosen, course: course.id };
  const day = isDay(choice.day) ? choice.day : '';
  const papers = bring.papers.filter(({ scope }) => isAskedFrom(scope, choice));
  const firstUse = firstUses();
  const count =
    papers.length === 1
      ? labels.count.one
      : labels.count.many.replace('{count}', String(papers.length));
  const withValue = (options: readonly { value: string; label: string }[], value: string) =>
    options.filter((option) => option.value === value);
  const names = [
    course,
    ...withValue(course.quotas, choice.quota),
    ...withValue(communities, choice.community),
  ]
    .map(({ label }) => label)
    .join(', ');

  function choose(change: Partial<Choice>) {
    const next = { ...choice, ...change };
    const quotas = courses.find(({ id }) => id === next.course)?.quotas ?? [];
    if (withValue(quotas, next.quota).length === 0) next.quota = '';
    setChosen(next);
    const { course: papers, quota, community, day: on } = next;
    chooseForAll(
      'papers',
      { papers, [CATEGORY]: community, quota, day: isDay(on) ? on : '' },
      `papers-${tab}`,
    );
  }

  return (
    <>
      <div className={`no-print ${tabStyles.fields}`}>
        <SelectField
          label={labels.course}
          allLabel={first.label}
          options={others.map(({ id, label }) => ({ value: id, label }))}
          value={course === first ? '' : course.id}
          onChange={(value) => choose({ course: value || first.id })}
        />
        <SelectField
          label={labels.community}
          allLabel={labels.allCommunities}
          options={communities}
          value={choice.community}
          onChange={(community) => choose({ community })}
        />
      </div>
      <p role="status" className="visually-hidden">
        {chosen.course && `${names}. ${count}`}
      </p>
      {chosen.course ? (
        <div ref={sheet} className={`stack gap-4 ${tabStyles.sheet}`}>
          <p className="print-only">{bring.college}</p>
          <div>
            <h3>{names}</h3>
            <p className="muted">
              {[count, ...(day ? [`${labels.reportingDay}: ${formatDate(day, locale)}`] : [])].join(
                ' · ',
              )}
            </p>
          </div>
          <div className={`no-print ${tabStyles.fields}`}>
            <label className={fieldStyles.field}>
              <span>{labels.reportingDay}</span>
              <input
                type="date"
                min={FIRST_DAY}
                max={LAST_DAY}
                value={choice.day}
                onChange={(event) => choose({ day: event.target.value })}
              />
            </label>
            <SelectField
              label={labels.quota}
              allLabel={labels.allQuotas}
              options={course.quotas}
              value={choice.quota}
              onChange={(quota) => choose({ quota })}
            />
          </div>
          <ul role="list" className={`line-below ${styles.papers}`}>
            {papers.map((paper) => (
              <PaperItem
                key={paper.id}
                paper={paper}
                texts={{
                  who: firstUse(whoBrings(paper, bring, course.quotas, choice)),
                  facts: firstUse(paper.facts),
                  why: firstUse(paper.why),
                }}
                bring={bring}
                day={day}
                isTicked={ticks.includes(paper.id)}
                onTick={() => toggleTick(paper.id)}
              />
            ))}
          </ul>
          <p className="print-only">{labels.noticeDecides}</p>
          <div className="cluster gap-3 no-print">
            <Button onClick={() => sheet.current && printPart(sheet.current)}>
              {labels.print}
              <Printer />
            </Button>
            {ticks.length > 0 && <Button onClick={clearTicks}>{labels.clear}</Button>}
          </div>
        </div>
      ) : (
        children
      )}
    </>
  );
}

/** The choice in the address; empty if it has no known value. */
function readChoice({ courses, communities }: BringView): Choice {
  const named = courseInAddress('papers');
  const course = courses.find(({ id }) => id === named);
  const day = inAddress('day');
  return {
    course: course?.id ?? '',
    quota: course?.quotas.find(({ value }) => value === inAddress('quota'))?.value ?? '',
    community: communities.find(({ value }) => value === inAddress(CATEGORY))?.value ?? '',
    day: isDay(day) ? day : '',
  };
}

import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { printPart } from '#app/browser/print-part.ts';
import { Button } from '#app/components/button/button.tsx';
import { Card } from '#app/components/card/card.tsx';
import { SelectField } from '#app/components/select-field/select-field.tsx';
import { ShareLink } from '#app/components/share-link/share-link.tsx';
import { isDay } from '#app/domain/papers.ts';
import { AdmissionSheet } from './admission-sheet.tsx';
import styles from './my-admission.module.css';
import type { MyAdmissionTool } from './my-admission.server.ts';

/** The values of the address: `?course=btech&category=sc&day=2026-08-10`. */
type Choice = Record<'course' | 'category' | 'day', string>;

/** Course and category of a candidate, kept in the address, and the sheet that follows from them. */
function MyAdmission(tool: MyAdmissionTool) {
  const { courses, categories, labels } = tool;
  const [choice, setChoice] = useState(() => known(tool, new URLSearchParams()));
  const [isChosen, setIsChosen] = useState(false);
  const [now, setNow] = useState<number>();
  const sheet = useRef<HTMLDivElement>(null);

  // Reads what only the browser knows: the address and the clock, which is wrong if it is earlier than the build.
  useEffect(() => {
    setChoice(known(tool, new URLSearchParams(location.search)));
    setNow(Math.max(tool.now, Date.now()));
  }, [tool]);

  function choose(change: Partial<Choice>): void {
    setIsChosen(true);
    setChoice((before) => inAddress({ ...before, ...change }));
  }

  const course = courses.find(({ value }) => value === choice.course);
  const category = categories.find(({ value }) => value === choice.category);
  if (!course || !category) return null;
  const title = `${course.label}, ${category.short}`;
  const costs = course.costs?.find((each) => each.categories.includes(category.value));
  const address = `${tool.address}?${queryOf(choice)}`;
  const said = [
    `${tool.title}: ${title}`,
    ...(costs?.lines ?? []).map(({ term, value }) => `${term}: ${value}`),
  ].join('\n');
  return (
    <div className="stack gap-5">
      <Card variant="tool" className={`${styles.choices} needs-script no-print`}>
        <SelectField
          label={labels.course}
          options={courses}
          value={course.value}
          onChange={(event) => choose({ course: event.target.value })}
        />
        <SelectField
          label={labels.category}
          options={categories}
          value={category.value}
          onChange={(event) => choose({ category: event.target.value })}
        />
      </Card>
      <p role="status" className="visually-hidden">
        {isChosen && `${title}. ${costs ? `${costs.totalName}: ${costs.total}` : course.askFees}`}
      </p>
      <AdmissionSheet
        ref={sheet}
        tool={tool}
        course={course}
        category={category}
        title={title}
        costs={costs}
        day={isDay(choice.day) ? choice.day : ''}
        onDay={(day) => choose({ day })}
        now={now}
        address={address}
      />
      <p className="cluster gap-3 no-print needs-script">
        <ShareLink said={said} address={address} />
        <Button onClick={() => sheet.current && printPart(sheet.current)}>
          {labels.print}
          <Printer />
        </Button>
      </p>
    </div>
  );
}

export { MyAdmission as island };

/** The choice in an address; what it does not name, or names wrongly, is the first. */
function known({ courses, categories }: MyAdmissionTool, address: URLSearchParams): Choice {
  const pick = (options: readonly { value: string }[], name: string) =>
    (options.find(({ value }) => value === address.get(name)) ?? options[0])?.value ?? '';
  const day = address.get('day') ?? '';
  return {
    course: pick(courses, 'course'),
    category: pick(categories, 'category'),
    day: isDay(day) ? day : '',
  };
}

function queryOf(choice: Choice): URLSearchParams {
  return new URLSearchParams(Object.entries(choice).filter(([, value]) => value !== ''));
}

/** Keeps a choice in the address. */
function inAddress(choice: Choice): Choice {
  history.replaceState(history.state, '', `?${queryOf(choice)}${location.hash}`);
  return choice;
}

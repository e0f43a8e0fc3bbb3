import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { printPart } from '#app/browser/print-part.ts';
import { Button } from '#app/components/button/button.tsx';
import { ButtonLink } from '#app/components/button/button-link.tsx';
import { Card } from '#app/components/card/card.tsx';
import { Page, Part } from '#app/components/columns/columns.tsx';
import { ContactLines } from '#app/components/contact-list/contact-list.tsx';
import { LinkList } from '#app/components/link-list/link-list.tsx';
import { SelectField } from '#app/components/select-field/select-field.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { Stats } from '#app/components/stats/stats.tsx';
import { Status } from '#app/components/status/status.tsx';
import { useChoice } from '#app/hooks/use-choice.ts';
import { useNow } from '#app/hooks/use-now.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { stepAt, stepText } from '#app/lib/clock.ts';
import { isAskedFrom } from '#app/lib/papers.ts';
import { whatsAppHref } from '#app/lib/whatsapp.ts';
import styles from './my-admission.module.css';
import type { MyAdmissionView } from './my-admission.server.ts';

const NAMES = ['course', 'category'] as const;

/** The course and category of a candidate, kept in the address, and all that follows from them on one sheet. */
export function MyAdmissionPage({ view }: { view: MyAdmissionView }) {
  const { labels } = view;
  const { chosen, choose } = useChoice(NAMES);
  const course = view.courses.find(({ value }) => value === chosen.course);
  const category = view.categories.find(({ value }) => value === chosen.category);
  return (
    <Page ancestors={view.ancestors} title={view.title} lead={view.lead}>
      <Card variant="tool" className="stack gap-4 needs-script no-print">
        <SelectField
          label={labels.course}
          allLabel={labels.choose}
          options={view.courses}
          value={course?.value ?? ''}
          onChange={(value) => choose('course', value)}
        />
        <SelectField
          label={labels.category}
          allLabel={labels.choose}
          options={view.categories}
          value={category?.value ?? ''}
          onChange={(value) => choose('category', value)}
        />
      </Card>
      {course && category ? (
        <Answer view={view} course={course} category={category} />
      ) : (
        <>
          <noscript>
            <p>{labels.withoutScripts}</p>
          </noscript>
          <LinkList links={view.links} />
        </>
      )}
    </Page>
  );
}

type AnswerProps = {
  view: MyAdmissionView;
  course: MyAdmissionView['courses'][number];
  category: MyAdmissionView['categories'][number];
};

function Answer({ view, course, category }: AnswerProps) {
  const { labels, office } = view;
  const { messages } = useLocale();
  const now = useNow(view.now);
  const sheet = useRef<HTMLDivElement>(null);
  const { stream, mayApply } = course;
  const step = stream && stepAt(stream.timeline, now);
  const costs = course.costs?.find((each) => each.category === category.value);
  const title = `${course.label}, ${category.label}`;
  const address = `${view.address}?${new URLSearchParams({ course: course.value, category: category.value })}`;
  const papers = view.papers.filter(({ scope }) =>
    isAskedFrom(scope, { course: course.value, quota: '', community: category.value }),
  );
  const said = [
    `${view.title}: ${title}`,
    ...(costs?.lines ?? []).map(({ term, value }) => `${term}: ${value}`),
    address,
  ].join('\n');
  return (
    <>
      <p className="cluster gap-3 no-print">
        <ButtonLink href={whatsAppHref(said)}>{messages.sendByWhatsApp}</ButtonLink>
        <Button onClick={() => sheet.current && printPart(sheet.current)}>
          {labels.print}
          <Printer />
        </Button>
      </p>
      <div className="no-print">
        <LinkList
          links={course.tools.map(({ label, href, name, place }) => ({
            label,
            href: `${href}?${new URLSearchParams({ [name]: course.value, category: category.value })}#${place}`,
          }))}
        />
      </div>
      <section ref={sheet} className={`stack gap-5 flow ${styles.sheet}`} aria-label={title}>
        <p className={`print-only ${styles.onPaper}`}>
          {view.college}: {view.title}
        </p>
        <h2>{title}</h2>
        <Part title={labels.cost}>
          {costs ? <Stats facts={costs.lines} /> : <p>{course.askFees}</p>}
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
          {papers.length === 0 && <p>{labels.noPapers}</p>}
          <ul className="stack gap-2 measure indent">
            {papers.map(({ id, text, validFor }) => (
              <li key={id}>{validFor ? `${text} (${validFor})` : text}</li>
            ))}
          </ul>
        </Part>
        <Part title={labels.call}>
          <p>{office.title}</p>
          <ContactLines {...office} labels={labels} />
        </Part>
        <Code text={address} label={labels.code} />
      </section>
    </>
  );
}

/** The address as a QR code, for paper; its code comes after the page. */
function Code({ text, label }: { text: string; label: string }) {
  const [rows, setRows] = useState<boolean[][]>();

  // Loads what draws codes; without it the sheet has none.
  useEffect(() => {
    let isWanted = true;
    import('qr').then(
      ({ default: encodeQR }) => isWanted && setRows(encodeQR(text, 'raw')),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [text]);

  if (!rows) return null;
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      width="120"
      height="120"
    >
      <path fill="white" d={`M0 0h${rows.length}v${rows.length}h-${rows.length}z`} />
      <path fill="black" d={path} />
    </svg>
  );
}

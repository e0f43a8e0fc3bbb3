import { Disclosure } from '#app/components/disclosure/disclosure.tsx';
import styles from './admission-year.module.css';
import type { TabView } from './tab-views.server.ts';

/** The admission year as a line of twelve months, and the same dates as a list. */
export function AdmissionYear({
  year: { title, note, width, months, quarters, spans },
}: Pick<TabView, 'year'>) {
  if (spans.length === 0) return null;
  return (
    <figure className={`stack gap-2 text-table ${styles.year}`}>
      <figcaption>{title}</figcaption>
      <div aria-hidden="true">
        <svg viewBox={`0 0 ${width} 20`} preserveAspectRatio="none" aria-hidden="true">
          {spans.map(({ key, x, length }) => (
            <rect key={key} x={x} y="4" width={length} height="12" />
          ))}
          <path
            d={`M0 20H${width}${months.map((x) => `M${x} 20v-7`).join('')}`}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <ol role="list">
          {quarters.map((month) => (
            <li key={month}>{month}</li>
          ))}
        </ol>
      </div>
      <Disclosure summary={note}>
        <dl>
          {spans.map(({ key, period, text }) => (
            <div key={key}>
              <dt>{period}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </figure>
  );
}

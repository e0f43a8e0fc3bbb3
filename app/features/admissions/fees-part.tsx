import { Fragment } from 'react';
import { AmountTable } from '#app/components/amount-table/amount-table.tsx';
import { ContactLines } from '#app/components/contact-list/contact-list.tsx';
import { Disclosure } from '#app/components/disclosure/disclosure.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import sumStyles from './fee-sum.module.css';
import styles from './tab-content.module.css';
import { FurtherLinks, LinkItems, TabPart } from './tab-parts.tsx';
import type { TabView } from './tab-views.server.ts';

type CourseFees = TabView['fees']['tables'][number];

/**
 * "What do I pay?": the sums and tables of the tab's courses for every category, whom to ask for
 * others, and what helps to pay.
 */
export function FeesPart({ tab: { id, fees } }: { tab: Pick<TabView, 'id' | 'fees'> }) {
  const labels = useLabels('fees');
  const { ask, tables, scholarships, mine, lead } = fees;
  return (
    <TabPart id={`fees-${id}`} title={labels.whatDoIPay}>
      {tables.map(({ course, label, total, sums, table }) => (
        <Fragment key={course}>
          <h3>{label}</h3>
          {sums.map((sum) => (
            <FeeSum key={sum.names} sum={sum} label={total} />
          ))}
          <Disclosure summary={`${labels.feeItems}: ${label}`}>
            <AmountTable table={table} isCaptionHidden />
          </Disclosure>
        </Fragment>
      ))}
      {ask && (
        <div className={`stack gap-2 ${styles.ask}`}>
          <p>{ask.text}</p>
          <ContactLines {...ask} />
        </div>
      )}
      {scholarships.length > 0 && (
        <section id={`scholarships-${id}`} className={`stack gap-4 ${styles.part}`}>
          <Disclosure summary={<h3>{labels.scholarshipsHelp}</h3>}>
            <div className={`stack gap-4 ${styles.part}`}>
              <LinkItems links={scholarships} />
              <p className="note">{labels.oneScholarship}</p>
            </div>
          </Disclosure>
        </section>
      )}
      <FurtherLinks links={mine} />
      {lead && <p className="note">{lead}</p>}
    </TabPart>
  );
}

/**
 * What is paid in all, in large figures, and its parts by time as a bar with their amounts; `label`
 * names it.
 */
function FeeSum({ sum, label }: { sum: CourseFees['sums'][number]; label: string }) {
  return (
    <div className={`stack gap-2 ${sumStyles.sum}`}>
      <p>
        {sum.names && <span>{sum.names}</span>}
        <strong>
          <span className="visually-hidden">{`${label}: `}</span>
          {sum.total}
        </strong>
      </p>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        {sum.parts.map(({ time, from, share }) => (
          <rect key={time} x={from} width={share} height="1" />
        ))}
      </svg>
      <dl>
        {sum.parts.map(({ time, amount }) => (
          <div key={time}>
            <dt>{time}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

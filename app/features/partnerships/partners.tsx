import styles from '#app/components/blocks/blocks.module.css';
import { ByDate } from '#app/components/by-date/by-date.tsx';
import { Grid } from '#app/components/grid/grid.tsx';
import { LinkList } from '#app/components/link-list/link-list.tsx';
import { Status } from '#app/components/status/status.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { isTermOver } from '#app/domain/clock.ts';
import { termChanges } from '#app/domain/state-changes.ts';
import type { BlockOf } from '#app/features/section-page/blocks.server.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';

/** Agreements of one type: partner, period, activities, benefits for students. */
export function Partners({ partners }: { partners: BlockOf<'partners'>['partners'] }) {
  const { now } = partners;
  const { messages } = useLocale();
  const labels = useLabels('partnerships');
  return (
    <Grid className={styles.cells}>
      {partners.rows.map((row) => (
        <li key={row.id}>
          <strong>{row.name}</strong>
          <ByDate
            now={now}
            changes={termChanges(row)}
            value={(at) => (isTermOver(row.validUntil, at) ? 'closed' : 'active')}
          >
            {(state) => (
              <Status
                state={state}
                label={state === 'closed' ? labels.partnerEnded : labels.partnerRunning}
              />
            )}
          </ByDate>
          <p>{row.isSample ? `${row.term} (${messages.sampleNote})` : row.term}</p>
          <ul className={`text-meta ${styles.plain}`}>
            {row.work.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p>
            {labels.gain}: <span>{row.gain}</span>
          </p>
          <LinkList links={row.departments} />
        </li>
      ))}
    </Grid>
  );
}

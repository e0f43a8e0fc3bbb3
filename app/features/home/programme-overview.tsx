import { ButtonLink } from '#app/components/button/button-link.tsx';
import { Drawing } from '#app/components/drawing/drawing.tsx';
import { SeatTable } from '#app/components/seat-table/seat-table.tsx';
import { TitleRow } from '#app/components/title-row/title-row.tsx';
import type { HomeView } from '#app/content/views/home.server.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { seatTableProps } from '#app/i18n/seat-table-props.ts';
import styles from './programme-overview.module.css';

type ProgrammeOverviewProps = { table: HomeView['programmes']; drawing: HomeView['drawings']['library'] };

/** The undergraduate programmes with their seats, and the way to how admission works. */
export function ProgrammeOverview({ table, drawing }: ProgrammeOverviewProps) {
  const { locale, messages } = useLocale();
  const { total: _total, ...props } = seatTableProps(table, messages);
  return (
    <section className={styles.section}>
      <TitleRow title={messages.programmesAndSeats} link={{ label: messages.allProgrammes, href: localisePath('/academics#programs', locale) }} />
      <div className={styles.columns}>
        <div className={styles.words}>
          <p className={styles.lead}>{messages.programmesLead(table.rows.length)}</p>
          <p className={styles.note}>{messages.statedIntake(table.stated, table.total)}</p>
          <p>
            <ButtonLink variant="filled" href={localisePath('/admissions#btech', locale)} newTabNote={messages.opensInNewTab}>
              {messages.howAdmissionWorks}
            </ButtonLink>
          </p>
          <Drawing drawing={drawing} isCropped className={styles.drawing} />
        </div>
        <SeatTable {...props} hasCodes={false} />
      </div>
    </section>
  );
}

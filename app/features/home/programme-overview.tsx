import { ButtonLink } from '#app/components/button/button-link.tsx';
import { Drawing } from '#app/components/drawing/drawing.tsx';
import { Explained } from '#app/components/explained/explained.tsx';
import { SeatTable } from '#app/components/seat-table/seat-table.tsx';
import { TitleRow } from '#app/components/title-row/title-row.tsx';
import { localisePath } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import type { HomeView } from './home.server.ts';
import styles from './programme-overview.module.css';

type ProgrammeOverviewProps = Pick<HomeView, 'programmes' | 'labels'> & { drawing: HomeView['drawings']['library'] };

/** The undergraduate programmes with their seats, and a link to the admission steps. */
export function ProgrammeOverview({ programmes, drawing, labels }: ProgrammeOverviewProps) {
  const { locale } = useLocale();
  return (
    <section className="stack gap-6">
      <TitleRow title={labels.programmesAndSeats} link={{ label: labels.allProgrammes, href: localisePath('/academics#programs', locale) }} />
      <div className={`stack gap-6 ${styles.columns}`}>
        <div className={`stack gap-4 ${styles.words}`}>
          <Explained className="lead" html={programmes.lead} />
          <p>
            <ButtonLink variant="filled" href={localisePath('/admissions#btech', locale)}>
              {labels.howAdmissionWorks}
            </ButtonLink>
          </p>
          <Drawing drawing={drawing} isCropped className={`line-below ${styles.drawing}`} />
        </div>
        <SeatTable {...programmes.table} hasCodes={false} />
      </div>
    </section>
  );
}

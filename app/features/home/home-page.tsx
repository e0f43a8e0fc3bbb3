import { QuickLinks } from '#app/components/quick-links/quick-links.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import type { todayBlock } from '#app/features/today/today.server.ts';
import { TodayStrip } from '#app/features/today/today-strip.tsx';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { AdmissionStatus } from './admission-status.tsx';
import { DepartmentWall } from './department-wall.tsx';
import type { homeView } from './home.server.ts';
import styles from './home-page.module.css';
import { House } from './house.tsx';
import { NoticeBoard } from './notice-board.tsx';
import { Resources } from './resources.tsx';
import { Street } from './street.tsx';

type HomePageView = ReturnType<typeof homeView> & { day: ReturnType<typeof todayBlock> };

/**
 * What a prospective student needs first, the day, where studies lead, then the life of the college
 * and the tools of those already here.
 */
export default function HomePage({ view }: { view: HomePageView }) {
  const labels = useLabels('home');
  const { messages } = useLocale();
  return (
    <>
      <div className={styles.hero}>
        <div className={`page stack gap-5 ${styles.opening}`}>
          <div>
            <h1>{view.title}</h1>
            <p className={`lead measure-lead ${styles.lead}`}>{view.lead}</p>
          </div>
          <div className={`stack gap-4 to-start ${styles.first}`}>
            <AdmissionStatus admissions={view.admissions} now={view.now} />
            <QuickLinks label={messages.tasks} tasks={view.tasks} />
          </div>
        </div>
        <House ways={view.ways} />
      </div>
      <div className={`page stack flow ${styles.body}`}>
        <TodayStrip today={view.day} />
        <NoticeBoard view={view} />
        {view.works.length > 0 && (
          <Street
            title={labels.studentWork}
            label={labels.seeTheWork}
            href={view.worksHref}
            items={view.works}
          />
        )}
      </div>
      {view.wall && <DepartmentWall wall={view.wall} />}
      <div className={`page stack flow ${styles.body}`}>
        {view.figures.length > 0 && (
          <section aria-labelledby="figures" className={styles.inFigures}>
            <h2 id="figures" className="visually-hidden">
              {labels.inFigures}
            </h2>
            <dl className={`stack ${styles.figures}`}>
              {view.figures.map((figure) => (
                <div key={figure.caption}>
                  <dt>{figure.caption}</dt>
                  <dd>{figure.value}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        {view.life.length > 0 && (
          <Street
            title={labels.lifeOnCampus}
            label={labels.campusLife}
            href={view.lifeHref}
            items={view.life}
          />
        )}
        <Resources resources={view.resources} />
      </div>
    </>
  );
}

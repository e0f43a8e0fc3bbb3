import { Explained } from '#app/components/explained/explained.tsx';
import { TaskLinks } from '#app/components/task-links/task-links.tsx';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { DepartmentWall } from './department-wall.tsx';
import type { HomeView } from './home.server.ts';
import styles from './home-page.module.css';
import { House } from './house.tsx';
import { Life } from './life.tsx';
import { NoticeBoard } from './notice-board.tsx';
import { ProgrammeOverview } from './programme-overview.tsx';
import { Resources } from './resources.tsx';
import { Today } from './today.tsx';

/** What a prospective student needs first, then the life of the college, then the tools of those already here. */
export function HomePage({ view }: { view: HomeView }) {
  const { labels } = view;
  const { messages } = useLocale();
  return (
    <>
      <div className={styles.hero}>
        <div className={`page stack gap-6 ${styles.opening}`}>
          <div>
            <h1>{view.title}</h1>
            <Explained className={`lead measure-lead ${styles.lead}`} html={view.lead} />
          </div>
          <Today today={view.today} builtAt={view.now} contact={view.contact} labels={labels} />
        </div>
        <House ways={view.ways} drawings={view.drawings} labels={labels} />
        <div className={`page ${styles.tasks}`}>
          <TaskLinks label={messages.tasks} tasks={view.tasks} />
        </div>
      </div>
      <div className={`page stack ${styles.body}`}>
        <ProgrammeOverview programmes={view.programmes} drawing={view.drawings.library} labels={labels} />
        <NoticeBoard view={view} />
      </div>
      <DepartmentWall wall={view.wall} labels={labels} />
      <div className={`page stack ${styles.body}`}>
        <section aria-labelledby="figures">
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
        <Life items={view.life} labels={labels} />
        <Resources resources={view.resources} labels={labels} />
      </div>
    </>
  );
}

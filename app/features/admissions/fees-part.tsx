import type { AdmissionsView } from './admission.server.ts';
import { CourseFees } from './course-fees.tsx';
import { FeesToAsk } from './fees-to-ask.tsx';
import { LazyTool } from './lazy-tool.tsx';
import { Scholarships } from './scholarships.tsx';
import styles from './tab-content.module.css';

const loadTool = () => import('./fee-tool.tsx').then(({ FeeTool }) => FeeTool);

/** "What do I pay?": the sums of the tab's courses for every category, and the tool that chooses. */
export function FeesPart({
  pay,
  tab,
}: {
  pay: AdmissionsView['pay'];
  tab: keyof AdmissionsView['pay']['tabs'];
}) {
  const { ask, tables, scholarships } = pay.tabs[tab];
  const help = scholarships.filter(({ isOwn }) => isOwn);
  const courses = [...pay.courses].sort((a, b) => Number(b.tab === tab) - Number(a.tab === tab));
  const fields = [
    {
      name: 'fee',
      label: pay.labels.course,
      options: courses.map(({ id, label }) => ({ value: id, label })),
    },
    {
      name: 'category',
      label: pay.labels.category,
      options: [{ value: '', label: pay.labels.allCategories }, ...pay.categories],
    },
  ];
  return (
    <LazyTool
      id={`fees-${tab}`}
      title={pay.title}
      lead={pay.lead}
      failed={pay.labels.failed}
      fields={fields}
      load={loadTool}
      tool={{ pay, tab }}
    >
      <div id={`sums-${tab}`} className={`stack gap-4 ${styles.part}`}>
        {tables
          .filter(({ isOwn }) => isOwn)
          .map((fees) => (
            <CourseFees key={fees.course} fees={fees} labels={pay.labels} />
          ))}
      </div>
      {ask && <FeesToAsk ask={ask} />}
      {help.length > 0 && <Scholarships tab={tab} links={help} labels={pay.labels} />}
    </LazyTool>
  );
}

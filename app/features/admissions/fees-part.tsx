import type { AdmissionsView } from './admission.server.ts';
import { CourseFees } from './course-fees.tsx';
import { FeesToAsk } from './fees-to-ask.tsx';
import { ScholarshipsOfTab } from './scholarships.tsx';
import { MyAdmissionLink, TabPart } from './tab-parts.tsx';

type FeesPartProps = {
  pay: AdmissionsView['pay'];
  tab: keyof AdmissionsView['pay']['tabs'];
};

/** "What do I pay?": the sums and tables of the tab's courses for every category. */
export function FeesPart({ pay, tab }: FeesPartProps) {
  const { ask, tables, scholarships, mine } = pay.tabs[tab];
  return (
    <TabPart id={`fees-${tab}`} title={pay.title}>
      {tables.map((fees) => (
        <CourseFees key={fees.course} fees={fees} labels={pay.labels} />
      ))}
      {ask && <FeesToAsk ask={ask} />}
      {scholarships.length > 0 && (
        <ScholarshipsOfTab tab={tab} links={scholarships} labels={pay.labels} />
      )}
      <MyAdmissionLink links={mine} />
      {pay.lead && <p className="note">{pay.lead}</p>}
    </TabPart>
  );
}

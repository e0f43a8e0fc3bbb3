import type { AdmissionsView } from './admission.server.ts';
import { CourseFees } from './course-fees.tsx';
import { FeesToAsk } from './fees-to-ask.tsx';
import { ScholarshipsOfTab } from './scholarships.tsx';
import { MyAdmissionLink, TabPart } from './tab-parts.tsx';
import type { TabView } from './tab-views.server.ts';

type FeesPartProps = {
  pay: AdmissionsView['pay'];
  tab: Pick<TabView, 'id' | 'fees'>;
};

/** "What do I pay?": the sums and tables of the tab's courses for every category. */
export function FeesPart({ pay, tab: { id, fees } }: FeesPartProps) {
  const { ask, tables, scholarships, mine } = fees;
  return (
    <TabPart id={`fees-${id}`} title={pay.title}>
      {tables.map((own) => (
        <CourseFees key={own.course} fees={own} />
      ))}
      {ask && <FeesToAsk ask={ask} />}
      {scholarships.length > 0 && <ScholarshipsOfTab tab={id} links={scholarships} />}
      <MyAdmissionLink links={mine} />
      {pay.lead && <p className="note">{pay.lead}</p>}
    </TabPart>
  );
}

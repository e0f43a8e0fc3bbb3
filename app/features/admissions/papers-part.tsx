import { AmountTable } from '#app/components/amount-table/amount-table.tsx';
import { Disclosure } from '#app/components/disclosure/disclosure.tsx';
import type { AdmissionsView } from './admission.server.ts';
import { TabPart } from './tab-parts.tsx';

type PapersPartProps = {
  view: Pick<AdmissionsView, 'bring'>;
  tab: keyof AdmissionsView['bring']['tables'];
};

/** "What do I bring?": every document of the tab's courses with who needs it. */
export function PapersPart({ view: { bring }, tab }: PapersPartProps) {
  const table = bring.tables[tab];
  return (
    <TabPart id={`papers-${tab}`} title={bring.title}>
      {bring.hasPapers && (
        <Disclosure summary={table.caption}>
          <AmountTable table={table} isCaptionHidden />
        </Disclosure>
      )}
      <p className="note">{bring.lead}</p>
    </TabPart>
  );
}

import { AmountTable } from '#app/components/amount-table/amount-table.tsx';
import { Disclosure } from '#app/components/disclosure/disclosure.tsx';
import type { AdmissionsView } from './admission.server.ts';
import { TabPart } from './tab-parts.tsx';
import type { TabView } from './tab-views.server.ts';

type PapersPartProps = {
  bring: AdmissionsView['bring'];
  tab: Pick<TabView, 'id' | 'papers'>;
};

/** "What do I bring?": every document of the tab's courses with who needs it. */
export function PapersPart({ bring, tab: { id, papers } }: PapersPartProps) {
  return (
    <TabPart id={`papers-${id}`} title={bring.title}>
      {bring.hasPapers && (
        <Disclosure summary={papers.caption}>
          <AmountTable table={papers} isCaptionHidden />
        </Disclosure>
      )}
      <p className="note">{bring.lead}</p>
    </TabPart>
  );
}

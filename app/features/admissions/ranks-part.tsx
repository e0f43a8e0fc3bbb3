import { AmountTable } from '#app/components/amount-table/amount-table.tsx';
import { Disclosure } from '#app/components/disclosure/disclosure.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { MyAdmissionLink, TabPart } from './tab-parts.tsx';
import type { TabView } from './tab-views.server.ts';

type RanksPartProps = {
  id: string;
  ranks: NonNullable<TabView['ranks']>;
};

/** The last ranks of each round by branch and category, folded; who publishes them. */
export function RanksOfTab({ id, ranks: { title, tables, mine, note, official } }: RanksPartProps) {
  return (
    <TabPart id={id} title={title}>
      {tables.map((table) => (
        <Disclosure key={table.caption} summary={table.caption}>
          <AmountTable table={table} isCaptionHidden />
        </Disclosure>
      ))}
      <MyAdmissionLink links={mine} />
      <p className="note">
        {note} <SiteLink href={official.href}>{official.label}</SiteLink>
      </p>
    </TabPart>
  );
}

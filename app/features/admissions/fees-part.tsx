import { AmountTable } from '#app/components/amount-table/amount-table.tsx';
import type { PayView } from '#app/views/admissions/pay.server.ts';
import { Scholarships } from './scholarships.tsx';
import { ToolPlace } from './tool-place.tsx';

const loadTool = () => import('./fee-tool.tsx').then(({ FeeTool }) => FeeTool);

/** "What do I pay?": every course of the tab with every category, and the tool that chooses. */
export function FeesPart({ pay, tab }: { pay: PayView; tab: keyof PayView['tabs'] }) {
  const { tables, scholarships } = pay.tabs[tab];
  return (
    <ToolPlace id={`fees-${tab}`} title={pay.title} lead={pay.lead} failed={pay.labels.failed} load={loadTool} tool={{ pay, tab }}>
      {tables
        .filter(({ isOwn }) => isOwn)
        .map(({ course, table }) => (
          <AmountTable key={course} table={table} />
        ))}
      <Scholarships links={scholarships.filter(({ isOwn }) => isOwn)} labels={pay.labels} />
    </ToolPlace>
  );
}

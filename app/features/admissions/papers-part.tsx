import { AmountTable } from '#app/components/amount-table/amount-table.tsx';
import { Disclosure } from '#app/components/disclosure/disclosure.tsx';
import type { AdmissionsView } from './admission.server.ts';
import { LazyTool } from './lazy-tool.tsx';
import { Part } from './tab-parts.tsx';

const loadTool = () => import('./paper-tool.tsx').then(({ PaperTool }) => PaperTool);

/** "What do I bring?": every document of the tab's courses with who needs it, and the tool. */
export function PapersPart({
  bring,
  tab,
}: {
  bring: AdmissionsView['bring'];
  tab: keyof AdmissionsView['bring']['tables'];
}) {
  if (bring.papers.length === 0)
    return (
      <Part id={`papers-${tab}`} title={bring.title}>
        <p>{bring.lead}</p>
      </Part>
    );
  const courses = [...bring.courses].sort((a, b) => Number(b.id === tab) - Number(a.id === tab));
  const fields = [
    {
      name: 'papers',
      label: bring.labels.course,
      options: courses.map(({ id, label }) => ({ value: id, label })),
    },
    {
      name: 'category',
      label: bring.labels.community,
      options: [{ value: '', label: bring.labels.allCommunities }, ...bring.communities],
    },
  ];
  return (
    <LazyTool
      id={`papers-${tab}`}
      title={bring.title}
      lead={bring.lead}
      failed={bring.labels.failed}
      fields={fields}
      load={loadTool}
      tool={{ bring, tab }}
    >
      <Disclosure summary={bring.tables[tab].caption}>
        <AmountTable table={bring.tables[tab]} isCaptionHidden />
      </Disclosure>
    </LazyTool>
  );
}

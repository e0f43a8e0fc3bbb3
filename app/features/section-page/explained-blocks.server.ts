import {
  explainAreas,
  explainEach,
  explainSeats,
  explainTable,
  explainTexts,
} from '#app/content/rows/explained.server.ts';
import type { SeatMatrixBlock } from '#app/content/rows/seat-matrix.server.ts';
import type { Explainer } from '#app/content/rows/short-words.server.ts';
import type { WaysBlock } from '#app/features/ways-in/ways-in.server.ts';
import { escapeText } from '#app/lib/html.server.ts';
import type { Block } from './blocks.server.ts';

type Explain = Explainer['html'];

export type ExplainedBlock = ReturnType<typeof explainBlock>;
export type ExplainedBlockOf<Kind extends Block['kind']> = Extract<ExplainedBlock, { kind: Kind }>;

/** A block of a page with its texts, facts and cells as HTML with abbreviations explained in reading order. */
export function explainBlock(block: Block, { html, finished }: Explainer) {
  switch (block.kind) {
    case 'html':
      return { ...block, html: finished(block.html) };
    case 'programmes':
      return { ...block, table: explainSeats(block.table, html) };
    case 'departments':
      return { ...block, rows: explainEach(block.rows, html, 'summary') };
    case 'research-areas':
      return { ...block, rows: explainAreas(block.rows, html) };
    case 'committee':
      return { ...block, committee: explainCommittee(block, html) };
    case 'committees':
      return { ...block, rows: explainEach(block.rows, html, 'summary') };
    case 'documents':
      return { ...block, rows: explainEach(block.rows, html, 'purpose') };
    case 'fees':
      return { ...block, table: explainTable(block.table, html) };
    case 'placements':
      // The bars above the table have the same texts with explanations.
      return {
        ...block,
        chart: { ...block.chart, bars: explainEach(block.chart.bars, html, 'name') },
        table: explainTable(block.table, escapeText),
      };
    case 'partners':
      return {
        ...block,
        partners: {
          ...block.partners,
          rows: explainEach(block.partners.rows, html, 'work', 'gain'),
        },
      };
    case 'faq':
      return {
        ...block,
        topics: block.topics.map((topic) => ({
          ...topic,
          questions: explainEach(topic.questions, html, 'answer'),
        })),
      };
    case 'seat-kinds': {
      const kinds = explainEach(block.chart.kinds, html, 'name');
      return { ...block, chart: explainTexts({ ...block.chart, kinds }, html, 'note') };
    }
    case 'seat-matrix':
      return { ...block, matrix: explainMatrix(block.matrix, html) };
    case 'ways-in':
      return {
        ...block,
        block: { ...block.block, ways: block.block.ways.map((way) => explainWay(way, html)) },
      };
    case 'year': {
      const rows = block.chart.rows.map((row) => ({
        ...row,
        spans: explainEach(row.spans, html, 'subject', 'what', 'source'),
      }));
      return { ...block, chart: { ...block.chart, rows } };
    }
    case 'campus-map':
      return {
        ...block,
        map: { ...block.map, places: explainEach(block.map.places, html, 'what') },
      };
    // Contacts, links and seat charts contain only names; the page of all terms explains them itself.
    default:
      return block;
  }
}

/** Members who are people are links; an office without its own page is text. */
function explainCommittee({ committee }: Extract<Block, { kind: 'committee' }>, html: Explain) {
  const facts = explainEach(committee.facts, html, 'value');
  const members = committee.members.map((member) =>
    'href' in member ? explainTexts(member, html, 'as') : explainTexts(member, html, 'name', 'as'),
  );
  return { ...committee, facts, members };
}

function explainMatrix(matrix: SeatMatrixBlock, html: Explain) {
  const rule = html(matrix.rule);
  const apartLead = html(matrix.labels.apartLead);
  const extra = explainEach(matrix.extra, html, 'note');
  return {
    ...matrix,
    rule,
    extra,
    labels: { ...matrix.labels, apartLead, coursesLead: html(matrix.labels.coursesLead) },
  };
}

/** Questions are controls, so only their answers have explanations. */
function explainWay(way: WaysBlock['ways'][number], html: Explain) {
  return {
    ...way,
    stops: way.stops.map((stop) => {
      const explained = explainTexts(stop, html, 'text', 'inHand');
      return { ...explained, whatIf: explainEach(stop.whatIf, html, 'answer') };
    }),
  };
}

import type { SeatMatrixBlock } from '#app/views/admissions/seat-matrix.server.ts';
import type { DepartmentSection } from '#app/views/departments/department-sections.server.ts';
import type { Block } from '#app/views/section-page/blocks.server.ts';
import type { CommitteeBlock } from '#app/views/section-page/committees.server.ts';
import type { Explainer } from './short-words.server.ts';

type Html = Explainer['html'];
type Text = string | readonly string[] | undefined;
type Table = { rows: readonly { note: string; cells: readonly string[] }[]; totals: readonly { cells: readonly string[] }[] };

/** An entry with the named texts, or lists of texts, as HTML with abbreviations explained, in the order of the names. */
export function explainTexts<Entry extends { [Each in Name]?: Text }, const Name extends string>(entry: Entry, html: Html, ...names: Name[]): Entry {
  const texts = names.map((name): [string, Text] => {
    const text: Text = entry[name];
    return [name, typeof text === 'string' ? html(text) : text?.map(html)];
  });
  return { ...entry, ...Object.fromEntries(texts.filter(([, text]) => text !== undefined)) };
}

/** The same for each entry of a list, in order. */
export function explainEach<Entry extends { [Each in Name]?: Text }, const Name extends string>(
  entries: readonly Entry[],
  html: Html,
  ...names: Name[]
): Entry[] {
  return entries.map((entry) => explainTexts(entry, html, ...names));
}

/** A table of amounts: its cells, and the notes below the names of its rows. */
export function explainTable<T extends Table>(table: T, html: Html): T {
  return { ...table, rows: explainEach(table.rows, html, 'note', 'cells'), totals: explainEach(table.totals, html, 'cells') };
}

/** A table of seats: the codes of programmes, some of which are abbreviations. */
export function explainSeats<T extends { rows: readonly { code: string }[] }>(table: T, html: Html): T {
  return { ...table, rows: explainEach(table.rows, html, 'code') };
}

/** A block of a page with its texts, facts and cells as HTML with abbreviations explained in reading order. */
export function explainBlock(block: Block, explainer: Explainer): Block {
  const { html, finished } = explainer;
  switch (block.kind) {
    case 'html':
      return { ...block, html: finished(block.html) };
    case 'programmes':
      return { ...block, table: explainSeats(block.table, html) };
    case 'departments':
      return { ...block, rows: explainEach(block.rows, html, 'summary') };
    case 'research-areas':
      return { ...block, rows: explainEach(block.rows, html, 'areas') };
    case 'committee':
      return { ...block, committee: explainCommittee(block.committee, html) };
    case 'committees':
      return { ...block, rows: explainEach(block.rows, html, 'summary') };
    case 'documents':
      return { ...block, rows: explainEach(block.rows, html, 'purpose') };
    case 'fees':
      return { ...block, table: explainTable(block.table, html) };
    case 'placements':
      return { ...block, chart: { ...block.chart, bars: explainEach(block.chart.bars, html, 'name') } };
    case 'partners':
      return { ...block, partners: { ...block.partners, rows: explainEach(block.partners.rows, html, 'work', 'gain') } };
    case 'faq': {
      const { html: inBrief } = explainer.brief();
      return { ...block, topics: block.topics.map((topic) => ({ ...topic, questions: explainEach(topic.questions, inBrief, 'answer') })) };
    }
    case 'seat-kinds': {
      const kinds = explainEach(block.chart.kinds, html, 'name');
      return { ...block, chart: explainTexts({ ...block.chart, kinds }, html, 'note') };
    }
    case 'seat-matrix':
      return { ...block, matrix: explainMatrix(block.matrix, html) };
    case 'ways-in':
      return { ...block, block: { ...block.block, ways: block.block.ways.map((way) => explainWay(way, html)) } };
    case 'year': {
      const rows = block.chart.rows.map((row) => ({ ...row, spans: explainEach(row.spans, html, 'subject', 'what', 'source') }));
      return { ...block, chart: { ...block.chart, rows } };
    }
    case 'campus-map':
      return { ...block, map: { ...block.map, places: explainEach(block.map.places, html, 'what') } };
    // Contacts, links and seat charts contain only names; the page of all terms explains them itself.
    default:
      return block;
  }
}

/** Members who are people are links; an office without its own page is text. */
function explainCommittee(committee: CommitteeBlock, html: Html): CommitteeBlock {
  const facts = explainEach(committee.facts, html, 'value');
  const members = committee.members.map((member) => ('href' in member ? explainTexts(member, html, 'as') : explainTexts(member, html, 'name', 'as')));
  return { ...committee, facts, members };
}

function explainMatrix(matrix: SeatMatrixBlock, html: Html): SeatMatrixBlock {
  const rule = html(matrix.rule);
  const apartLead = html(matrix.labels.apartLead);
  const extra = explainEach(matrix.extra, html, 'note');
  return { ...matrix, rule, extra, labels: { ...matrix.labels, apartLead, coursesLead: html(matrix.labels.coursesLead) } };
}

/** Questions are controls, so only their answers have explanations. */
function explainWay<Way extends { stops: readonly { text: string; inHand: readonly string[]; whatIf: readonly { answer: string }[] }[] }>(
  way: Way,
  html: Html,
): Way {
  return {
    ...way,
    stops: way.stops.map((stop) => {
      const explained = explainTexts(stop, html, 'text', 'inHand');
      return { ...explained, whatIf: explainEach(stop.whatIf, html, 'answer') };
    }),
  };
}

/** A part of a department's page in the same way, except its lists of links and people. */
export function explainDepartment(section: DepartmentSection, { html }: Explainer): DepartmentSection {
  switch (section.kind) {
    case 'overview': {
      const explained = explainTexts(section, html, 'about', 'vision', 'mission', 'outcomes');
      const teaches = explainEach(section.teaches, html, 'course', 'students');
      return { ...explained, teaches, notices: explainEach(section.notices, html, 'summary'), events: explainEach(section.events, html, 'summary', 'venue') };
    }
    case 'programmes':
      return { ...section, details: explainEach(section.details, html, 'description', 'specializations', 'accreditation') };
    case 'laboratories':
      return { ...section, rows: explainEach(section.rows, html, 'work', 'equipment') };
    case 'research': {
      const explained = explainTexts(section, html, 'paragraphs');
      return { ...explained, areas: explainEach(section.areas, html, 'name') };
    }
    case 'achievements':
      return { ...section, rows: explainEach(section.rows, html, 'text') };
    case 'documents':
      return { ...section, syllabus: explainEach(section.syllabus, html, 'note'), papers: explainEach(section.papers, html, 'purpose') };
    case 'contact':
      return explainTexts(section, html, 'place');
    case 'people':
      return section;
  }
}

import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { documentLabels, documentRow } from '#app/content/rows/document-rows.server.ts';
import { explainTable } from '#app/content/rows/explained.server.ts';
import { explainShortWords } from '#app/content/rows/short-words.server.ts';
import { admissionsView } from '#app/features/admissions/admission.server.ts';
import { explainCard } from '#app/features/admissions/event-view.server.ts';
import { committeeBlock } from '#app/features/committees/committees.server.ts';
import {
  departmentSection,
  overviewSection,
} from '#app/features/departments/department-sections.server.ts';
import { explainDepartment } from '#app/features/departments/explained-sections.server.ts';
import { waysBlock } from '#app/features/ways-in/ways-in.server.ts';
import { renderHtml } from '#app/lib/html.server.ts';
import { getSite } from '#app/site.ts';
import type { Block } from './blocks.server.ts';
import { explainBlock } from './explained-blocks.server.ts';

const site = getSite();

const plainWords = ['KEAM', 'CEE', 'TC'].map((term) => ({
  id: term.toLowerCase(),
  term: { en: term, ml: term },
  meaning: { en: `${term} means so.`, ml: `${term}.` },
}));
/** Fields of every card. */
const EMPTY_CARD = {
  id: '',
  title: '',
  isActive: false,
  havelink: false,
  description: '',
  date: '',
  venue: '',
  reportingTime: '',
  fees: undefined,
};
const explainer = () => explainShortWords({ plainWords }, 'en');

/** Each text with the abbreviations explained in it, in reading order. */
const explained = (...texts: readonly (string | undefined)[]) =>
  texts.map((text) =>
    [...(text ?? '').matchAll(/ class="word"[^>]*>(.*?)<\/a>/g)].map(([, word]) => word),
  );

it('abbreviations are explained in answers, but not in questions, which are controls', () => {
  const question = (id: string, answer: string) => ({
    id,
    question: `What is KEAM, ${id}?`,
    answer,
    asOf: undefined,
    links: [],
  });
  const block: Block = {
    kind: 'faq',
    topics: [
      {
        id: 'fees',
        title: 'Fees',
        questions: [question('one', 'KEAM, by the CEE.'), question('two', 'KEAM and the TC.')],
      },
    ],
  };
  const topics = (explainBlock(block, explainer()) as typeof block).topics;
  const [one, two] = topics[0]?.questions ?? [];
  expect(explained(one?.question, one?.answer, two?.question, two?.answer)).toEqual([
    [],
    ['KEAM', 'CEE'],
    [],
    ['TC'],
  ]);
});

it('steps of admission routes have explanations in their text, their documents and the answers to special cases', () => {
  const ways = waysBlock(site, 'en', 0);
  const [first] = ways.ways;
  const [stop] = first?.stops ?? [];
  if (!first || !stop) throw new Error('The shipped content has no way in: correct this test');
  const asked = { question: 'No CEE?', answer: 'Ask the CEE.', asOf: undefined };
  const written = {
    ...stop,
    title: 'KEAM',
    text: 'Write KEAM.',
    inHand: ['The TC, and KEAM'],
    whatIf: [asked],
  };
  const block = explainBlock(
    { kind: 'ways-in', block: { ...ways, ways: [{ ...first, stops: [written] }] } },
    explainer(),
  );
  if (block.kind !== 'ways-in') throw new Error('A block became another');
  const [way] = block.block.ways;
  const [shown] = way?.stops ?? [];
  expect(
    explained(
      shown?.title,
      shown?.text,
      shown?.inHand[0],
      shown?.whatIf[0]?.question,
      shown?.whatIf[0]?.answer,
    ),
  ).toEqual([[], ['KEAM'], ['TC'], [], ['CEE']]);
});

it('the card of an event explains each abbreviation once, from its description to its questions', () => {
  const card = {
    ...EMPTY_CARD,
    description: 'Seats by KEAM.',
    eligibility: 'A rank in KEAM.',
    procedureSteps: ['Bring the TC.', 'Bring the TC again.'],
    requiredDocuments: ['TC', 'A letter of the CEE'],
    importantDates: [{ date: '1 August', event: 'List of the CEE' }],
    faq: [{ question: 'KEAM?', answer: 'KEAM.' }],
  };
  const shown = explainCard(card, explainer());
  expect(
    explained(
      shown.description,
      shown.eligibility,
      ...(shown.procedureSteps ?? []),
      ...(shown.requiredDocuments ?? []),
    ),
  ).toEqual([['KEAM'], [], ['TC'], [], [], ['CEE']]);
  expect(
    explained(shown.importantDates?.[0]?.event, shown.faq?.[0]?.question, shown.faq?.[0]?.answer),
  ).toEqual([[], [], []]);
});

it('two cards on a page have separate explanations', () => {
  const words = explainer();
  const cards = [1, 2].map(
    () => explainCard({ ...EMPTY_CARD, description: 'KEAM' }, words.part()).description,
  );
  expect(explained(...cards)).toEqual([['KEAM'], ['KEAM']]);
});

it('HTML text, such as a list of disclosures, has explanations in its text, but not in links, headings and table headings', () => {
  const table = h('table', [
    h('thead', h('tr', h('th', 'TC'))),
    h('tbody', h('tr', h('td', 'TC & more'))),
  ]);
  const html = renderHtml(
    h(null, [h('h2', 'KEAM'), h('p', [h('a', { href: '/x' }, 'KEAM'), ' and KEAM']), table]),
  );
  const block = explainBlock({ kind: 'html', html }, explainer());
  const text = block.kind === 'html' ? block.html : '';
  expect(explained(text)).toEqual([['KEAM', 'TC']]);
  expect(text).toContain('<h2>KEAM</h2><p><a href="/x">KEAM</a> and <a class="word"');
  expect(text).toMatch(/<td><a .*>TC<\/a> &#x26; more<\/td>/);
});

it('a department has explanations from its overview to its research, also in table cells', () => {
  const words = explainer();
  const [department] = site.departments;
  if (!department) throw new Error('The shipped content has no department: correct this test');
  const teaches = [{ course: 'Those of the CEE', students: 'TC' }];
  const overview = {
    ...overviewSection(site, department, 'en', 0),
    about: ['KEAM.'],
    vision: 'The CEE.',
    mission: ['KEAM'],
    outcomes: [],
    teaches,
  };
  const shown = explainDepartment(overview, words);
  const plain = departmentSection(site, department, 'research', 'en', true, 0);
  if (plain.kind !== 'research') throw new Error('The part on research became another');
  const research = explainDepartment({ ...plain, paragraphs: ['TC and KEAM'] }, words);
  if (shown.kind !== 'overview' || research.kind !== 'research')
    throw new Error('A part became another');
  expect(explained(shown.about[0], shown.vision, shown.mission[0], research.paragraphs[0])).toEqual(
    [['KEAM'], ['CEE'], [], []],
  );
  expect(shown.teaches.map(({ course, students }) => explained(course, students))).toEqual([
    [[], ['TC']],
  ]);
});

it('a table of amounts has explanations in its cells and notes, but not in row names and headings', () => {
  const table = {
    caption: 'KEAM',
    columns: ['KEAM', 'CEE'],
    amounts: 1,
    rows: [{ name: 'TC', note: 'As the CEE asks', cells: ['KEAM', 'CEE'] }],
    totals: [{ name: 'TC', cells: ['TC'] }],
  };
  const { caption, columns, rows, totals } = explainTable(table, explainer().html);
  const [row] = rows;
  expect(explained(row?.note, ...(row?.cells ?? []))).toEqual([['CEE'], ['KEAM'], []]);
  expect(explained(totals[0]?.cells[0])).toEqual([['TC']]);
  expect(explained(caption, ...columns, row?.name, totals[0]?.name).flat()).toEqual([]);
});

it('a committee has explanations in its facts and members, but not in links', () => {
  const [first] = site.committees;
  if (!first) throw new Error('The shipped content has no committee: correct this test');
  const facts = [{ term: 'KEAM', value: 'By order of the CEE' }];
  const members = [
    { name: 'KEAM', href: '/faculty/keam', as: 'For the CEE' },
    { name: 'An officer of KEAM', as: 'Keeper of the TC' },
  ];
  const block = explainBlock(
    { kind: 'committee', committee: { ...committeeBlock(site, first, 'en'), facts, members } },
    explainer(),
  );
  if (block.kind !== 'committee') throw new Error('A block became another');
  const { committee } = block;
  expect(explained(committee.facts[0]?.term, committee.facts[0]?.value)).toEqual([[], ['CEE']]);
  expect(committee.members.map(({ name, as }) => explained(name, as))).toEqual([
    [[], []],
    [['KEAM'], ['TC']],
  ]);
});

it('text common to all admission tabs is explained in each of them, unless the tab has explained it above', () => {
  const admissions = {
    ...site.admissions,
    page: {
      ...site.admissions.page,
      quotaNote: { en: 'KEAM.', ml: '' },
      originals: { en: 'The TC, for KEAM.', ml: '' },
    },
  };
  const { page } = admissionsView({ ...site, admissions, plainWords }, undefined, 'en', 0) ?? {};
  expect(explained(page?.quotaNote)).toEqual([['KEAM']]);
  expect(
    Object.values(page?.originals ?? {}).map((text) => explained(text).flat().includes('KEAM')),
  ).toEqual([true, false, true, true]);
  expect(explained(page?.originals.current)).toEqual([['TC', 'KEAM']]);
});

it('a list of links has explanations in the descriptions, in reading order', () => {
  const [document] = site.documents;
  if (!document) throw new Error('The shipped content has no document: correct this test');
  const row = { ...documentRow(document, 'en'), title: 'KEAM' };
  const rows = [
    { ...row, purpose: 'KEAM' },
    { ...row, purpose: 'KEAM and the CEE' },
  ];
  const block = explainBlock(
    { kind: 'documents', rows, labels: documentLabels('en') },
    explainer(),
  );
  const [first, second] = block.kind === 'documents' ? block.rows : [];
  expect(explained(first?.title, first?.purpose, second?.title, second?.purpose)).toEqual([
    [],
    ['KEAM'],
    [],
    ['CEE'],
  ]);
});

// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { searchIndexOf } from '#app/features/search/search-list.server.ts';
import { SEARCH_RESULT_LIMIT } from '#app/lib/limits.ts';
import { searchEntries } from '#app/lib/search/entry-search.ts';
import { prepareIndex } from '#app/lib/search/search-index.ts';
import { getSite, loadSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { show } from '#tests/support/show.tsx';
import { summaryView } from './summaries.server.ts';
import SummaryPage from './summary-page.tsx';

const site = getSite();
const inLanguage = (id: string) => need(site.summaries.find((summary) => summary.id === id));
const textOf = (title: string) =>
  need(screen.getByRole('heading', { name: title }).closest('section'));

it('answers six questions in Hindi, Tamil and Bengali, with a note until a native reader has read them', () => {
  const questions = ['join', 'cost', 'papers', 'hostel', 'contacts', 'rights'];
  expect(
    site.summaries.map(({ id, answers, unchecked }) => [
      id,
      answers.map((answer) => answer.id),
      unchecked !== undefined,
    ]),
  ).toEqual(['bn', 'hi', 'ta'].map((id) => [id, questions, true]));
});

it.each([
  ['hi', 'कितना खर्च होगा', 'छात्रावास (हॉस्टल)'],
  ['ta', 'எவ்வளவு செலவாகும்', 'விடுதி (ஹாஸ்டல்)'],
  ['bn', 'কত খরচ হবে', 'হোস্টেল (ছাত্রাবাস)'],
])('says in %s what joining and a hostel cost, as the site has it', (id, cost, hostel) => {
  show(<SummaryPage view={summaryView(site, inLanguage(id), 'en')} />, 'en');
  expect(textOf(cost).textContent).toMatch(/₹22,120.*₹9,650.*₹12,470.*₹3,470.*₹13,470/);
  expect(textOf(hostel).textContent).toMatch(/₹5,700.*₹3,750/);
});

it.each(PUBLISHED)('is in its language, with numbers to call, on a page in %s', (locale) => {
  show(<SummaryPage view={summaryView(site, inLanguage('hi'), locale)} />, locale);
  expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')).toHaveProperty('lang', 'hi');
  expect(textOf('कितना खर्च होगा').closest('[lang]')).toHaveProperty('lang', 'hi');
  expect(
    within(textOf('आपके अधिकार: रैगिंग और उत्पीड़न'))
      .getByRole('link', { name: '1800-180-5522' })
      .getAttribute('href'),
  ).toBe('tel:1800-180-5522');
});

it('lists what B.Tech candidates bring, each by its name in the language or as the site has it', () => {
  const [, ...others] = inLanguage('ta').papers;
  show(
    <SummaryPage view={summaryView(site, { ...inLanguage('ta'), papers: others }, 'en')} />,
    'en',
  );
  const items = within(textOf('எந்த ஆவணங்கள் வேண்டும்')).getAllByRole('listitem');
  expect(items[0]).toHaveProperty('lang', 'en');
  expect(items[0]?.textContent).toBe('Allotment memo and receipt of the fee paid on allotment');
  expect(items[3]?.textContent).toBe('10ஆம் வகுப்புச் சான்றிதழ்');
  expect(items[3]?.closest('[lang]')).toHaveProperty('lang', 'ta');
});

it('is refused with an amount that the college has not', () => {
  const file = 'summaries/hi.yaml';
  const source = `title: "हिन्दी"
summary: "सारांश"
more: "पूरी जानकारी"
answers: [{ id: cost, title: "खर्च", lines: [{ text: "कुल {total_nobody}" }], href: "/contact" }]
papers: []
updatedOn: 2026-11-30
`;
  const result = loadSite('content', new Map([[file, source]]));
  expect('problems' in result && result.problems).toMatchObject([
    { file, path: ['answers', 0, 'lines', 0, 'text'], found: '"total_nobody"' },
  ]);
});

it.each(['hi-2', 'kannada-summary', 'ja'])('is not named %s', (name) => {
  const file = `summaries/${name}.yaml`;
  const result = loadSite(
    'content',
    new Map([[file, readFileSync('content/summaries/hi.yaml', 'utf8')]]),
  );
  expect('problems' in result && result.problems).toMatchObject([{ file, found: `"${name}"` }]);
});

it.each([
  ['हॉस्टल फीस', '/languages/hi#hostel'],
  ['हॉस्टल फ़ीस', '/languages/hi#hostel'],
  ['हिंदी', '/languages/hi'],
  ['हिन्दी', '/languages/hi'],
  ['hindi', '/languages/hi'],
  ['ഹിന്ദി', '/languages/hi'],
  ['रैगिंग', '/languages/hi#rights'],
  ['कितना खर्च', '/languages/hi#cost'],
  ['पुस्तकालय', '/languages/hi'],
  ['தமிழ்', '/languages/ta'],
  ['tamil', '/languages/ta'],
  ['விடுதி கட்டணம்', '/languages/ta#hostel'],
  ['நூலகம்', '/languages/ta'],
  ['হোস্টেল', '/languages/bn#hostel'],
  ['বাংলা', '/languages/bn'],
  ['গ্রন্থাগার', '/languages/bn'],
])('%s leads to %s', async (query, path) => {
  const index = await prepareIndex(searchIndexOf(site, 'en'));
  const [first] = searchEntries(index, query, SEARCH_RESULT_LIMIT);
  expect(first?.entry.path).toBe(path);
});

it('shows in the search what a hostel costs', async () => {
  const index = await prepareIndex(searchIndexOf(site, 'ml'));
  const [first] = searchEntries(index, 'हॉस्टल फीस', SEARCH_RESULT_LIMIT);
  expect(first?.answer).toMatch(/₹5,700.*₹3,750/);
});

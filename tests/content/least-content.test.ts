import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { listPages } from '#app/content/pages.server.ts';
import { compareView } from '#app/features/compare/compare.server.ts';
import { eventsFeed } from '#app/features/events/event-calendar.server.ts';
import { homeView } from '#app/features/home/home.server.ts';
import { ALL_NEWS } from '#app/features/news/feeds.server.ts';
import { newsFeedView } from '#app/features/news/news-feed.server.ts';
import { notFoundView } from '#app/features/not-found/not-found.server.ts';
import { ownPage } from '#app/features/section-page/section-page.server.ts';
import { loadSite } from '#app/site.ts';
import { drawnPages } from '#tests/support/drawn-pages.ts';
import { leastContent } from '#tests/support/least-content.ts';
import { need } from '#tests/support/need.ts';
import { soundSite } from '#tests/support/sound-site.ts';
import { asReported } from './content-copy.ts';

afterEach(() => void vi.unstubAllEnvs());

const NOW = Date.parse('2026-11-25T10:00:00+05:30');
const folder = leastContent();

const siteOf = () => soundSite(folder, undefined, NOW);

it('a college without departments, programmes, people and lists is read without a mistake', () => {
  const { departments, programmes, people, faq, fees, categories, busRoutes } = siteOf();
  expect([departments, programmes, people, faq, fees, categories]).toEqual([
    [],
    [],
    [],
    [],
    [],
    [],
  ]);
  expect(busRoutes.timetables).toEqual([]);
  expect(listPages(siteOf()).map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/', '/admissions', '/department', '/faculty', '/academics/compare']),
  );
});

it('what would show a list says that nothing is listed', async () => {
  const site = siteOf();
  const page = need(site.pages.find(({ id }) => id === 'academics'));
  const section = need(page.sectionTexts.find(({ id }) => id === 'lists'));
  const { sections } = await ownPage(site, page, section, 'en', Date.now());
  const blocks = sections.flatMap((each) => each.blocks);
  expect(
    blocks.filter((block) => JSON.stringify(block).includes('Nothing is listed here at present.')),
  ).toHaveLength(15);
});

it.each([
  ['/', 'No notices at present.', 'ഇപ്പോൾ അറിയിപ്പുകളില്ല.'],
  ['/', 'No events at present.', 'ഇപ്പോൾ പരിപാടികളില്ല.'],
  ['/all-news', 'No current notices.', 'ഇപ്പോൾ അറിയിപ്പുകളില്ല.'],
  ['/events', 'No upcoming events at present.', 'ഇപ്പോൾ പരിപാടികൾ നിശ്ചയിച്ചിട്ടില്ല.'],
  ['/tenders', 'No tenders in this group.', 'ഈ വിഭാഗത്തിൽ ടെൻഡറുകളില്ല.'],
  ['/downloads', 'Nothing is listed here at present.', 'ഇപ്പോൾ ഇവിടെ വിവരങ്ങളൊന്നുമില്ല.'],
  ['/gallery', 'Nothing is listed here at present.', 'ഇപ്പോൾ ഇവിടെ വിവരങ്ങളൊന്നുമില്ല.'],
])('the page %s says: %s', async (path, en, ml) => {
  vi.stubEnv('CONTENT_DIR', folder);
  const wordsOf = drawnPages();
  expect(await wordsOf(path, 'en')).toContain(en);
  expect(await wordsOf(path, 'ml')).toContain(ml);
});

it('feeds and the calendar exist and are empty', () => {
  expect(newsFeedView(siteOf(), ALL_NEWS, 'en').entries).toEqual([]);
  expect(eventsFeed(siteOf(), 'en')).toMatch(
    /^BEGIN:VCALENDAR(?![\s\S]*VEVENT)[\s\S]*END:VCALENDAR/,
  );
});

it('the home page has no heading for departments and figures that are not there', () => {
  const { wall, figures } = homeView(siteOf(), 'en', NOW);
  expect([wall, figures]).toEqual([undefined, []]);
});

it('nothing leads to a page that the college does not have', () => {
  const site = siteOf();
  const home = homeView(site, 'en', NOW);
  expect([home.worksHref, home.lifeHref]).toEqual([undefined, undefined]);
  expect(notFoundView(site, 'ml').likely.at(-1)?.href).toBe('/ml/contact');
  expect(compareView(site, 'en').levels).toEqual([]);
});

it('a page to which the product itself leads is asked for', () => {
  const page = readFileSync(join(folder, 'pages/help/page.yaml'), 'utf8');
  const result = loadSite(
    folder,
    new Map([
      ['pages/help/page.yaml', page.replace('  - open-data\n', '')],
      ['pages/help/open-data.en.md', undefined],
      ['pages/help/open-data.ml.md', undefined],
    ]),
    NOW,
  );
  expect('problems' in result && result.problems.map(asReported)).toEqual([
    {
      file: 'pages/help/open-data',
      field: 'the whole file',
      expected: 'the page /help/open-data, to which other pages lead',
      found: 'nothing',
    },
  ]);
});

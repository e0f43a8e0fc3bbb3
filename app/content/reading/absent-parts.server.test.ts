import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listPages } from '#app/content/pages.server.ts';
import { tabsOf } from '#app/content/rows/course-tabs.server.ts';
import { disclosureItems } from '#app/content/schemas/disclosures.ts';
import { loadSite } from '#app/site.ts';

const COLLEGE = readFileSync('content/college.yaml', 'utf8');

/** The content of a college that lacks some parts. */
function read(parts: string, others: readonly (readonly [string, string])[] = []) {
  const college = COLLEGE.replace('languages:', `without: [${parts}]\nlanguages:`);
  return loadSite('content', new Map([['college.yaml', college], ...others]), Infinity);
}

/**
 * A college that lacks much at once; each part alone is left out of the starter
 * (tests/content/starter.test.ts).
 */
const lacking = read('hostel, phd, architecture, buses, pta, ncc');
if ('problems' in lacking) throw new Error(JSON.stringify(lacking.problems));
const { site } = lacking;

it('a hostel takes its pages, menu entries, answers, charges, office, committee and album along', () => {
  const paths = listPages(site).map(({ path }) => path);
  expect(paths).not.toEqual(expect.arrayContaining([expect.stringMatching(/hostel/)]));
  expect(JSON.stringify(site.navigation)).not.toMatch(/#hostel|\/hostel/);
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  expect(ids(site.faq)).not.toContain('hostel-room');
  expect(ids(site.committees)).not.toContain('hostel');
  expect(ids(site.albums)).not.toContain('hostel-and-mess');
  expect(site.college.contacts.map(({ role }) => role)).not.toContain('hostel');
  expect(site.hostelCharges.rows).toEqual([]);
  expect(site.home.life.map(({ drawing }) => drawing)).not.toContain('hostel');
  expect(site.redirects.map(({ from }) => from)).not.toContain('/hostel');
});

it('of a link in a text its words stay, and an item of the law does not apply', () => {
  const trees = site.pages.flatMap(({ sectionTexts }) =>
    sectionTexts.map(({ texts }) => JSON.stringify(texts.en.tree)),
  );
  expect(trees.filter((tree) => /"url":"[^"]*(?:\/|#)hostel/.test(tree))).toEqual([]);
  const [ugc] = site.disclosures;
  expect(ugc && disclosureItems(ugc).find(({ id }) => id === 'hostel')).toMatchObject({
    id: 'hostel',
    label: { en: 'Hostel', ml: 'ഹോസ്റ്റൽ' },
    notApplicable: { en: 'The college does not have this.', ml: 'ഈ സൗകര്യം കോളേജിലില്ല.' },
  });
});

it('Ph.D takes its tab of the admissions and the way to it along', () => {
  expect(tabsOf(site).map(({ id }) => id)).toEqual(['current', 'btech', 'mtech']);
  expect(site.home.ways.map(({ id }) => id)).not.toContain('phd');
  expect(JSON.stringify(site.navigation)).not.toContain('/admissions#phd');
});

it('the fees of a part leave the admissions that name them', () => {
  const { fees, admissions } = site;
  expect(fees.map(({ id }) => id)).not.toContain('bus');
  expect(admissions.events.flatMap(({ feeDetails }) => feeDetails?.heads ?? [])).not.toContain(
    'pta',
  );
});

it('what still refers to a part, and a mark that names none, are mistakes', () => {
  const notice = readFileSync('content/news/hostel-rooms-january-2026.yaml', 'utf8');
  const unmarked = read('hostel', [
    [
      'news/hostel-rooms-january-2026.yaml',
      notice
        .replace('needs: hostel\n', 'about: [facilities/hostel]\n')
        .replace(/^about: .*\n(?=[\s\S]*^about)/m, ''),
    ],
  ]);
  expect(
    'problems' in unmarked && unmarked.problems.map(({ file, expected }) => [file, expected.en]),
  ).toContainEqual([
    'news/hostel-rooms-january-2026.yaml',
    'something that the college has; or the same mark `needs` here',
  ]);
  const wrong = read('', [
    [
      'hostel-charges.yaml',
      readFileSync('content/hostel-charges.yaml', 'utf8').replace('needs: hostel', 'needs: hotel'),
    ],
  ]);
  expect(
    'problems' in wrong && wrong.problems.map(({ file, path, found }) => [file, path, found]),
  ).toEqual([['hostel-charges.yaml', ['needs'], '"hotel"']]);
});

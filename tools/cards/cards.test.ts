import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { labelsFor } from '#app/content/labels.ts';
import { listPages } from '#app/content/pages.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { type CardText, cardAlt, cardText } from './card-text.ts';
import { makeArtist } from './draw-card.ts';
import { layCards } from './make-cards.ts';

const site = getSite();
const { college } = site;
const text: CardText = { locale: 'en', title: 'Library', section: 'Facilities', isSample: false, drawing: 'library' };

/** Compared with Chromium: ന്റ is stacked, ക്ഷ is one glyph, in സ്ത്രീ the ര is before the ത, and െ and േ are before their letters. */
const REFERENCE = 'tools/cards/conjuncts.png';
const CONJUNCTS = 'ഗവൺമെന്റ് കോളേജ് ക്ഷ സ്ത്രീ';
/** Pixels that may differ, because machines round edges differently. */
const TOLERANCE = 100;

describe('Malayalam on a card', async () => {
  const draw = await makeArtist(college);
  const drawn = (words: string) => draw({ locale: 'ml', title: words, section: words, isSample: false, drawing: 'library' });
  const differing = async (a: Buffer, b: Buffer) => {
    const [one, other] = await Promise.all([a, b].map((png) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })));
    if (!one || !other) throw new Error('Two pictures are compared');
    return pixelmatch(one.data, other.data, undefined, one.info.width, one.info.height, { threshold: 0.1 });
  };

  it('has correct conjuncts and vowel signs, in titles and in text', async () => {
    expect(await differing(await drawn(CONJUNCTS), readFileSync(REFERENCE))).toBeLessThanOrEqual(TOLERANCE);
  });

  it('fails the comparison if conjuncts are not formed', async () => {
    // A zero-width non-joiner after each virama gives the same result as software without conjunct support.
    const apart = CONJUNCTS.replaceAll(/\u0d4d(?=\p{Letter})/gu, '\u0d4d\u200c');
    expect(apart).not.toBe(CONJUNCTS);
    expect(await differing(await drawn(apart), readFileSync(REFERENCE))).toBeGreaterThan(10 * TOLERANCE);
  });
});

describe('a card', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const lay = (texts: CardText[], of = site) =>
    layCards(
      of,
      texts.map((one, index) => ({ page: { address: `/page-${index}` }, text: one })),
      join(folder, 'client'),
      join(folder, 'cache'),
    );

  it('is generated again only if its text, its drawing or the college have changed', async () => {
    const other: CardText = { ...text, locale: 'ml', title: 'ലൈബ്രറി', section: 'സൗകര്യങ്ങൾ' };
    expect((await lay([text, other, text])).drawn).toBe(2);
    expect((await lay([text, other])).drawn).toBe(0);
    expect((await lay([{ ...text, title: 'Library and reading room' }, other])).drawn).toBe(1);
    // Cards no longer used are deleted from the cache folder.
    expect(readdirSync(join(folder, 'cache'))).toHaveLength(2);
    expect((await lay([other, { ...other, drawing: 'hostel' }])).drawn).toBe(1);
    const renamed = { ...site, college: { ...college, name: { ...college.name, en: 'College of Engineering' } } };
    expect((await lay([other], renamed)).drawn).toBe(1);
  });

  it('is a PNG of 1200 by 630 below 60 KB, with a content hash as name and its text in the metadata', async () => {
    const { cards } = await lay([{ ...text, isSample: true }]);
    const card = cards.get('/page-0');
    expect(card?.src).toMatch(/^\/assets\/cards\/[0-9a-f]{16}\.png$/);
    expect(card?.alt).toBe(`${labelsFor('en').sampleNote}: Library, Facilities, ${college.name.en}`);
    const file = join(folder, 'client', card?.src ?? '');
    expect(statSync(file).size).toBeLessThan(60_000);
    const { format, width, height, xmpAsString } = await sharp(file).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(xmpAsString).toContain('<dc:title><rdf:Alt><rdf:li xml:lang="en">Library</rdf:li>');
  });

  it('shows a long word completely, in a smaller size', async () => {
    const draw = await makeArtist(college);
    // The last pixels before the margin, where a long word would be cut.
    const edge = { left: 1120, top: 166, width: 16, height: 244 };
    for (const title of ['പ്രവേശനമാനദണ്ഡങ്ങൾ'.repeat(2), 'Counterrevolutionaries'.repeat(2)]) {
      const strip = await sharp(await draw({ ...text, title }))
        .extract(edge)
        .toBuffer();
      for (const { min, max } of (await sharp(strip).removeAlpha().stats()).channels) expect(min, title).toBe(max);
    }
  });

  it.each([
    ['pasted paragraph', 'A title that does not come to an end '.repeat(20).trim()],
    ['Malayalam paragraph', 'വിദ്യാർഥികൾക്കുള്ള അറിയിപ്പ് '.repeat(20).trim()],
    ['word without an end', 'W'.repeat(400)],
  ])('shows the beginning of a %s', async (_, title) => {
    const draw = await makeArtist(college);
    expect((await sharp(await draw({ ...text, title })).metadata()).width).toBe(1200);
  });

  it('that cannot be generated stops the build, which lists every such page and the reason', async () => {
    const attempt = lay([text, { ...text, title: '図書館' }, { ...text, title: '会' }]);
    await expect(attempt).rejects.toThrow(/\/page-1: .*図/);
    await expect(attempt).rejects.toThrow(/\/page-2: .*会/);
  });
});

describe.each(LOCALES)('the text of a card (%s)', (locale) => {
  const pageAt = (path: string) => {
    const page = listPages(site).find((entry) => entry.path === path && entry.locale === locale);
    if (!page) throw new Error(`There is no page ${path}`);
    return page;
  };
  const facts = (headTitle: string, title = headTitle, ...steps: string[]) => ({
    title,
    headTitle,
    description: '',
    ancestors: steps.map((label) => ({ label, href: '/somewhere' })),
  });
  const initials = college.shortName[locale];

  it('is the title of the page, without text that is elsewhere on the card', () => {
    expect(cardText(site, pageAt('/facilities/library'), facts(`Library | Facilities | ${initials}`)).title).toBe('Library');
    expect(cardText(site, pageAt('/'), facts(`${college.name[locale]} | Engineering | ${initials}`, 'Engineering in Kerala')).title).toBe(
      'Engineering in Kerala',
    );
  });

  it('includes the parent of the page in its breadcrumb', () => {
    const sectionOf = (path: string, ...page: Parameters<typeof facts>) => cardText(site, pageAt(path), facts(...page)).section;
    expect(sectionOf('/department/cse/people', 'People | CSE', 'People, CSE', 'Home', 'Departments', 'CSE')).toBe('CSE');
    expect(sectionOf('/about', 'About', 'About', 'Home')).toBeUndefined();
    expect(sectionOf('/', 'Home')).toBeUndefined();
    // In the breadcrumb the admission tabs are one page.
    expect(sectionOf('/admissions/btech', 'B.Tech | Admissions', 'Admissions', 'Home')).toBe('Admissions');
  });

  it('is complete even if the page title has to be shortened', () => {
    const page = pageAt(`/all-news/${site.notices[0]?.id}`);
    expect(cardText(site, page, facts('Research bulletin: teachers and…', 'Research bulletin: teachers and scholars write')).title).toBe(
      'Research bulletin: teachers and scholars write',
    );
  });

  it('marks a sample', () => {
    const [notice] = site.notices;
    if (!notice) throw new Error('The shipped content has no notice');
    const wordsOf = (sample: true | undefined) => cardText({ ...site, notices: [{ ...notice, sample }] }, pageAt(`/all-news/${notice.id}`), facts('Bus'));
    expect([wordsOf(true).isSample, wordsOf(undefined).isSample]).toEqual([true, false]);
    expect(cardAlt(college, wordsOf(true)).startsWith(labelsFor(locale).sampleNote)).toBe(true);
  });

  it('is above the drawing of the department, of the page, or else of the college front', () => {
    const drawingOf = (path: string) => cardText(site, pageAt(path), facts('Title')).drawing;
    const [person] = site.people;
    const own = site.departments.find(({ id }) => id === person?.department)?.drawing;
    expect([drawingOf('/department/cse/people'), drawingOf(`/faculty/${person?.id}`)]).toEqual(['dept-cse', own]);
    expect([drawingOf('/academics'), drawingOf('/all-news')]).toEqual(['library', 'main-building']);
  });
});

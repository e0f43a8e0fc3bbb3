import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { disclosureItems } from '#app/content/schemas/disclosures.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { tieWords } from '#app/lib/tied-words.ts';
import { getSite } from '#app/site.ts';
import { plainText } from '#tests/support/built-pages.ts';
import { PUBLISHED } from '#tests/support/languages.ts';

const site = getSite();

/**
 * Fields that are not for readers of the page: words for the search, and texts of lists that show
 * an entry briefly.
 */
const ELSEWHERE = ['keywords', 'summary', 'searchWords'];

type Text = { en: string; ml: string };
type Shown = { entry: object /** Together they show the whole entry. */; paths: readonly string[] };

/** Each kind of content with the page that shows an entry of it completely. */
const KINDS: Record<string, readonly Shown[]> = {
  notices: site.notices.map((entry) => ({ entry, paths: [`/all-news/${entry.id}`] })),
  events: site.events.map((entry) => ({ entry, paths: [`/events/${entry.id}`] })),
  people: site.people.map((entry) => ({ entry, paths: [`/faculty/${entry.id}`] })),
  committees: site.committees.flatMap((entry) =>
    entry.page ? [{ entry, paths: [entry.page.split('#')[0] ?? ''] }] : [],
  ),
  departments: site.departments.map((entry) => ({
    entry,
    paths: ['', '/programmes', '/laboratories', '/people'].map(
      (part) => `/department/${entry.id}${part}`,
    ),
  })),
  programmes: site.programmes.map((entry) => ({
    entry,
    paths: [`/department/${entry.department}/programmes`, '/academics/compare'],
  })),
  tenders: site.tenders.map((entry) => ({ entry, paths: [`/tenders/${entry.id}`] })),
  documents: site.documents.map((entry) => ({ entry, paths: ['/downloads'] })),
  partners: site.partners.map((entry) => ({ entry, paths: ['/partnerships'] })),
  albums: site.albums.map((entry) => ({ entry, paths: [`/gallery/${entry.id}`] })),
  questions: site.faq.map((entry) => ({ entry, paths: ['/help/faq'] })),
  'bus routes': [{ entry: site.busRoutes, paths: ['/facilities/transport'] }],
  'abbreviations and terms': site.plainWords.map((entry) => ({
    entry,
    paths: ['/help/plain-words'],
  })),
  'the tabs of courses': site.admissions.tabs.map((entry) => ({ entry, paths: ['/admissions'] })),
  'past admissions': site.admissions.events.map((entry) => ({ entry, paths: ['/admissions'] })),
  'ways in': site.ways.map((entry) => ({ entry, paths: ['/academics/admission'] })),
  'mandatory disclosures': site.disclosures.map((list) => ({
    entry: disclosureItems(list),
    paths: [list.page],
  })),
};

/** Every text in both languages of an entry, at any depth. */
function textsIn(part: unknown): Text[] {
  if (Array.isArray(part)) return part.flatMap(textsIn);
  if (typeof part !== 'object' || part === null) return [];
  if ('en' in part && 'ml' in part && typeof part.en === 'string') return [part as Text];
  return Object.entries(part).flatMap(([key, inner]) =>
    ELSEWHERE.includes(key) ? [] : textsIn(inner),
  );
}

/** A picture of an album stands between two texts. */
const PICTURE = /^::picture\{.*\}$/m;

const onOneLine = (text: string) =>
  text
    .replaceAll(/[\u00ad\u200b]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const mainOf = (address: string) => {
  const [main = ''] =
    /<main\b[\s\S]*<\/main>/.exec(readFileSync(`build/client${address}/index.html`, 'utf8')) ?? [];
  return plainText(
    main + [...main.matchAll(/<img [^>]*?alt="([^"]*)"/g)].map(([, alt]) => ` ${alt}`).join(''),
  );
};

describe.each(Object.entries(KINDS))('%s', (_, shown) => {
  it.each(PUBLISHED)('every text of an entry is on its page (%s)', (locale) => {
    expect(shown.length).toBeGreaterThan(0);
    const missing = shown.flatMap(({ entry, paths }) => {
      const page = onOneLine(paths.map((path) => mainOf(localisePath(path, locale))).join(' '));
      return textsIn(entry)
        .flatMap((text) => text[locale].split(PICTURE))
        .filter((text) => !page.includes(onOneLine(tieWords(text))))
        .map((text) => `${paths[0]}: ${text}`);
    });
    expect(missing).toEqual([]);
  });
});

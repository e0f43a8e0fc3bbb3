import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listPages } from '#app/content/pages.server.ts';
import { documentRow } from '#app/content/rows/document-rows.server.ts';
import { searchPageView } from '#app/features/search/search.server.ts';
import { headOf } from '#app/features/shell/head.server.ts';
import { need } from '#tests/support/need.ts';
import { soundSite } from '#tests/support/sound-site.ts';

/** The sample college, were its languages others. */
function siteIn(languages: string) {
  const college = readFileSync('content/college.yaml', 'utf8').replace('[en, ml]', languages);
  return soundSite('content', new Map([['college.yaml', college]]));
}
const three = siteIn('[en, ml, ta]');

it('a college in three languages has each page in all of them, which name each other', () => {
  const [english, malayalam, tamil] = ['en', 'ml', 'ta'].map((language) =>
    listPages(three).flatMap(({ locale, path }) => (locale === language ? path : [])),
  );
  expect(english?.length).toBeGreaterThan(300);
  expect([malayalam, tamil]).toEqual([english, english]);
  const { alternates } = headOf(three, '/about', 'ta', {
    title: 'About',
    description: '',
    keywords: [],
  });
  expect(alternates.map(({ locale, href }) => [locale, new URL(href).pathname])).toEqual([
    ['en', '/about'],
    ['ml', '/ml/about'],
    ['ta', '/ta/about'],
  ]);
});

it('a summary gives way to the site in its language', () => {
  const summaries = listPages(three).flatMap(({ locale, path }) =>
    locale === 'en' && path.startsWith('/languages/') ? path : [],
  );
  expect(summaries).toEqual(['/languages/bn', '/languages/hi']);
});

it('an old circular in one language says so on the pages of each', () => {
  const [document] = three.documents;
  const circular = { ...need(document), files: need(document).files.slice(0, 1) };
  const inMalayalam = {
    ...circular,
    files: circular.files.map((file) => ({ ...file, languages: ['ml' as const] })),
  };
  const said = (['en', 'ml', 'ta'] as const).map(
    (locale) => documentRow(three, inMalayalam, locale).files[0]?.language,
  );
  expect(said).toEqual(['Malayalam', 'മലയാളം', 'மலையாளம்']);
});

it('the hint of the search names no language that a college does not have', () => {
  const { college, ...rest } = three;
  const hint = (languages: typeof college.languages, locale: 'en' | 'ta') =>
    searchPageView({ ...rest, college: { ...college, languages } }, locale).labels.blankHint;
  expect([
    hint(['en'], 'en'),
    hint(['en', 'ml'], 'en'),
    hint(['en', 'ta'], 'en'),
    hint(['en', 'ta'], 'ta'),
  ]).toEqual([
    'Type a word.',
    'Type a word: English, Malayalam, or Malayalam in English letters.',
    'Type a word.',
    'தமிழிலோ ஆங்கிலத்திலோ ஒரு சொல்லை உள்ளிடுக.',
  ]);
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findUnwritten } from '#app/content/reading/unwritten.server.ts';
import { PARTS } from '#app/content/schemas/college.ts';
import { namesLike } from '#app/lib/names.server.ts';
import { loadSite } from '#app/site.ts';

/** The small college of which every college begins as a copy (docs/own-college.md). */
const STARTER = 'content-starter';
const NOW = Date.parse('2026-11-27T10:00:00+05:30');
const files = namesLike(`${STARTER}/**/*.{yaml,md}`);
const source = (file: string) => readFileSync(file, 'utf8');

const problemsWithout = (parts: readonly string[]) => {
  const college = `${source(`${STARTER}/college.yaml`)}without: [${parts.join(', ')}]\n`;
  const result = loadSite(STARTER, new Map([['college.yaml', college]]), NOW);
  return 'problems' in result ? result.problems : [];
};

it.each<string>(['nothing', ...PARTS, PARTS.join(', ')])(
  'the starter is read without a mistake by a college that lacks %s',
  (lacking) => {
    expect(problemsWithout(lacking === 'nothing' ? [] : lacking.split(', '))).toEqual([]);
  },
);

describe('the starter names', () => {
  const linesWith = (word: RegExp, among = files) =>
    among.flatMap((file) =>
      source(file)
        .split('\n')
        .filter((line) => word.test(line))
        .map((line) => `${file}: ${line}`),
    );

  it('no State and no university, and none of their bodies', () => {
    expect(
      linesWith(
        /\b(?:Kerala|KTU|KEAM|CEE|LBS|KSRTC|Grantz|Keralite|Onam|SEBC|OEC|Village Officer|Tahsildar)\b/i,
      ),
    ).toEqual([]);
    expect(
      linesWith(
        /കേരള|കെ\.ടി\.യു\.|(?<![\u0d00-\u0d7f])കീം|എൽ\.ബി\.എസ്|ഇ-ഗ്രാന്റ്സ്|ഓണം|തഹസിൽദാർ|വില്ലേജ് ഓഫീസ|അബ്ദുൽ കലാം/,
      ),
    ).toEqual([]);
  });

  it('no degree but in the list of degrees: a college may award B.E.', () => {
    const texts = files.filter((file) => !file.endsWith('degrees.yaml'));
    expect(linesWith(/\b[BM]\.(?:Tech|E\.|Arch)|(?:ബി|എം)\.ടെക്/, texts)).toEqual([]);
  });

  it('no language beside English in an English text', () => {
    expect(linesWith(/\bMalayalam\b/)).toEqual([]);
  });

  it('no person, notice or amount of the sample', () => {
    expect(linesWith(/\bsample\b|മാതൃകാ? /)).toEqual([]);
    expect(namesLike(`${STARTER}/{people,news,events,tenders,gallery,partnerships}/**/*`)).toEqual(
      [],
    );
  });
});

describe('what is still to be written', () => {
  const unwritten = findUnwritten(STARTER);
  const placesIn = (language: string) =>
    unwritten
      .map(({ file, path }) => ({ file, field: path.join('.') }))
      .filter(
        ({ file, field }) => file.endsWith(`.${language}.md`) || field.endsWith(`.${language}`),
      )
      .map(({ file, field }) =>
        file.endsWith('.md') ? `${file.slice(0, -6)} ${field}` : `${file} ${field.slice(0, -3)}`,
      );

  /** Names of the college, of which a language that came later needs none. */
  const NAMED = /^college\.yaml (?:name|shortName|university|universityShort|address)$/;

  it.each(['ml', 'ta'])('is asked for in %s at the same places as in English', (language) => {
    expect(placesIn('en').length).toBeGreaterThan(30);
    const named = (place: string) => language === 'ta' && NAMED.test(place);
    expect(placesIn(language)).toEqual(placesIn('en').filter((place) => !named(place)));
  });

  it('or is a name that the answers of a new college give', () => {
    const named = files.flatMap((file) => source(file).match(/\[\[[a-z.]+\]\]/g) ?? []);
    expect(
      [...new Set(named)].filter(
        (name) =>
          !/^\[\[(?:college\.(?:name|short|place|address|district)|university|state|hours)\]\]$/.test(
            name,
          ),
      ),
    ).toEqual([]);
  });
});

it('each page has a title in Tamil, above its texts', () => {
  const titles = files
    .filter((file) => file.endsWith('/page.yaml'))
    .map((file): [string, string] => [file, source(file).match(/^title: .*/m)?.[0] ?? '']);
  expect(titles.length).toBeGreaterThan(14);
  expect(titles.filter(([, title]) => !/\bta: /.test(title))).toEqual([]);
});

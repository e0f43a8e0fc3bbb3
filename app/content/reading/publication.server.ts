import { type Expected, NOTHING } from '#app/lib/expected.ts';
import { type Problem, placeOf } from './problem.server.ts';
import { shownSources } from './shown-sources.server.ts';
import { findUnconfirmed } from './unconfirmed.server.ts';
import { findUnoffered } from './unoffered.server.ts';
import { unwrittenIn } from './unwritten.server.ts';

/** Marks allowed in a demonstration but not on a real site, with what to write instead. */
const MARKS: readonly { pattern: RegExp; expected: Expected }[] = [
  {
    pattern: /^[^#]*\bsample: true\b/,
    expected: { en: 'a real entry, or none', ml: 'യഥാർഥ വിവരം, അല്ലെങ്കിൽ ഒഴിവാക്കുക' },
  },
  {
    pattern: /^demonstrationNote:/,
    expected: {
      en: 'no note, once everything else in this list is done',
      ml: 'ഈ പട്ടികയിലെ മറ്റെല്ലാം കഴിഞ്ഞാൽ കുറിപ്പ് ഒഴിവാക്കണം',
    },
  },
  {
    pattern: /^:::\w+\[(?:Sample|മാതൃക)[.:]/,
    expected: { en: "the college's own text", ml: 'കോളേജിന്റെ സ്വന്തം ഉള്ളടക്കം' },
  },
  {
    pattern: /^location: \{ latitude: 10\.5, longitude: 76\.5 \}/,
    expected: { en: 'the place of the main gate', ml: 'പ്രധാന കവാടത്തിന്റെ സ്ഥാനം' },
  },
  {
    pattern: /\.example\b/,
    expected: { en: "the college's own address", ml: 'കോളേജിന്റെ സ്വന്തം വിലാസം' },
  },
  {
    pattern: /\b0{5}[ -]?0{5}\b|\bC-0{5}\b|\b0-0{10}\b|\b0{6}\b/,
    expected: { en: "the college's own number", ml: 'കോളേജിന്റെ സ്വന്തം നമ്പർ' },
  },
];

/** Asked for at a text without the day of its review. */
const READ: Expected = {
  en: 'the day on which the college has read this text and corrected it',
  ml: 'കോളേജ് ഇത് വായിച്ച് തിരുത്തിയ ദിവസം',
};

/**
 * Everything that keeps a content folder from being published: samples and placeholders line by
 * line, texts that nobody has read, and what is still to be written. The desk shows it as *Before
 * the site goes live*.
 * @returns one problem for each mark; empty if the content may be published
 */
export function findUnpublishable(
  folder: string,
  now = Date.now(),
): (Problem & { found: string })[] {
  const shown = shownSources(folder);
  const lines = shown.flatMap(({ file, source }) =>
    source.split('\n').flatMap((line, index) => {
      const mark = MARKS.find(({ pattern }) => pattern.test(line));
      return mark
        ? [
            {
              file,
              path: [],
              line: index + 1,
              expected: mark.expected,
              found: line
                .slice(Math.max(0, line.search(mark.pattern) - 60))
                .trim()
                .slice(0, 120),
            },
          ]
        : [];
    }),
  );
  const unread = shown.filter(
    ({ file, source }) => /^pages\/.*\.md$/.test(file) && !/^reviewedOn:/m.test(source),
  );
  return [
    ...lines,
    ...unread.map(({ file }) => ({
      file,
      path: ['reviewedOn'],
      expected: READ,
      found: NOTHING.en,
    })),
    ...shown.flatMap(unwrittenIn),
    ...findUnoffered(shown),
    ...findUnconfirmed(shown, now),
  ];
}

/**
 * The list as a text in English, by what is expected and one line each: a new college has more than
 * a hundred of a few kinds.
 * @returns an empty text for an empty list
 */
export function formatUnpublishable(found: ReturnType<typeof findUnpublishable>): string {
  if (found.length === 0) return '';
  const groups = [...Map.groupBy(found, ({ expected }) => expected.en)].map(
    ([expected, group]) =>
      `${expected}:\n${group.map((each) => `  content/${each.file}, ${placeOf(each)}: ${each.found}`).join('\n')}`,
  );
  return `Left to write or replace before the site goes live:\n\n${groups.join('\n\n')}`;
}

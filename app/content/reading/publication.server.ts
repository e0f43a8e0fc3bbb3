import { readdirSync } from 'node:fs';
import type { Expected } from '#app/lib/expected.ts';
import { ContentFiles } from './files.server.ts';
import type { Problem } from './problem.server.ts';

/** Marks allowed in a demonstration but not on a real site, with what to write instead. */
const MARKS: readonly { pattern: RegExp; expected: Expected }[] = [
  { pattern: /^\s*sample: true\b/, expected: { en: 'a real entry, or none', ml: 'യഥാർഥ വിവരം, അല്ലെങ്കിൽ ഒഴിവാക്കുക' } },
  { pattern: /^edition: demonstration\b/, expected: { en: 'the edition “publication”', ml: 'പതിപ്പ്: പ്രസിദ്ധീകരണം' } },
  {
    pattern: /^stillSample:(?! *\[ *\] *$)/,
    expected: { en: "the college's own parts, each then taken out of this list", ml: 'കോളേജിന്റെ സ്വന്തം ഭാഗങ്ങൾ; ഓരോന്നും പിന്നീട് ഇവിടെനിന്ന് ഒഴിവാക്കണം' },
  },
  { pattern: /^:::\w+\[(?:Sample|മാതൃക)[.:]|\((?:sample|മാതൃക)\)/, expected: { en: "the college's own text", ml: 'കോളേജിന്റെ സ്വന്തം ഉള്ളടക്കം' } },
  { pattern: /\.example\b/, expected: { en: "the college's own address", ml: 'കോളേജിന്റെ സ്വന്തം വിലാസം' } },
  { pattern: /\b0{5}[ -]?0{5}\b|\bC-0{5}\b|\b0-0{10}\b|\b0{6}\b/, expected: { en: "the college's own number", ml: 'കോളേജിന്റെ സ്വന്തം നമ്പർ' } },
];

/**
 * Lists samples and placeholders in a content folder, line by line, for `npm run check:content -- --publish`.
 * @returns one problem for each mark; empty if the content may be published
 */
export function findUnpublishable(folder: string): (Problem & { found: string })[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:yaml|md)$/.test(file))
    .sort();
  // Unreadable files are reported by another check.
  const reader = new ContentFiles(folder);
  return files.flatMap((file) =>
    (reader.read(file) ?? '').split('\n').flatMap((line, index) => {
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
}

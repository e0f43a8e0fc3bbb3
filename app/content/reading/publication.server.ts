import { readdirSync } from 'node:fs';
import { ContentFiles } from './files.server.ts';
import type { Problem } from './problem.server.ts';

/** Marks allowed in a demonstration but not on a real site, with what to write instead. */
const MARKS: readonly { pattern: RegExp; expected: string }[] = [
  { pattern: /^\s*sample: true\b/, expected: 'a real entry (then delete this line), or no entry' },
  { pattern: /^edition: demonstration\b/, expected: 'edition: publication' },
  { pattern: /^stillSample:(?! *\[ *\] *$)/, expected: "the college's own parts, each then taken out of this list" },
  { pattern: /^:::\w+\[(?:Sample|മാതൃക)[.:]|\((?:sample|മാതൃക)\)/, expected: "the college's own text" },
  { pattern: /\.example\b/, expected: "the college's own address" },
  { pattern: /\b0{5}[ -]?0{5}\b|\bC-0{5}\b|\b0-0{10}\b|\b0{6}\b/, expected: "the college's own number" },
];

/**
 * Lists samples and placeholders in a content folder, line by line, for `npm run check:content -- --publish`.
 * @returns one problem for each mark; empty if the content may be published
 */
export function findUnpublishable(folder: string): Problem[] {
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
              field: `line ${index + 1}`,
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

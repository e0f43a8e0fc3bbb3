import { matchesGlob } from 'node:path';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { inOneForm } from '#app/lib/markdown/one-form.ts';
import { markdownOf } from '#app/lib/markdown/plain-words.ts';
import type { ContentFolder } from './content-folder.ts';
import { patchYaml } from './patch-yaml.ts';
import { isGroup } from './print-yaml.ts';
import { readYaml } from './read-yaml.ts';

/**
 * Turns the data of a file, or of all files that fit a pattern, of an older version into that of
 * the next. Data that is right stays as it is.
 */
type Step = { file: string; change: (value: unknown) => unknown };

/**
 * From the oldest version on that a college can have. A step is added with each change of a schema
 * that makes existing content invalid.
 */
const STEPS: readonly Step[] = [
  // 2026-11-27: the weekly holidays, until then in the code.
  {
    file: 'college.yaml',
    change: (value) => (isGroup(value) ? { closed: ['sun', 'sat-2'], ...value } : value),
  },
  // 2026-11-27: the text of a notice or event in Markdown, until then a list of paragraphs without
  // marks, and that of a tender, until then one such paragraph.
  { file: 'news/*.yaml', change: (value) => withText(value, 'body') },
  { file: 'events/*.yaml', change: (value) => withText(value, 'body') },
  { file: 'tenders/*.yaml', change: (value) => withText(value, 'work') },
  // 2026-11-27: a site is a demonstration while it has a note that says so, until then also by two
  // fields.
  {
    file: 'college.yaml',
    change: (value) => {
      if (!isGroup(value) || !('edition' in value)) return value;
      const { edition, stillSample: _, demonstrationNote, ...college } = value;
      return edition === 'demonstration' ? { ...college, demonstrationNote } : college;
    },
  },
  // 2026-11-29: a last rank is of a seat category, until then of a category of candidates, of which
  // the first had the seats by merit.
  {
    file: 'last-ranks.yaml',
    change: (value) =>
      Array.isArray(value)
        ? value.map((row: unknown) =>
            isGroup(row) && 'category' in row
              ? renamed(row, 'category', 'seats', (seats) =>
                  seats === 'general' ? 'merit' : seats,
                )
              : row,
          )
        : value,
  },
];

/** A group with another name for a field, in its place. */
function renamed(
  value: Readonly<Record<string, unknown>>,
  before: string,
  now: string,
  change: (value: unknown) => unknown,
): unknown {
  return Object.fromEntries(
    Object.entries(value).map(([name, of]) => (name === before ? [now, change(of)] : [name, of])),
  );
}

function withText(value: unknown, before: string): unknown {
  if (!isGroup(value) || (before === 'body' && !Array.isArray(value.body))) return value;
  const paragraphs = [value[before]].flat().filter(isGroup);
  const languages = LOCALES.filter((locale) => paragraphs.some((each) => locale in each));
  const textIn = (locale: Locale) =>
    inOneForm(paragraphs.map((each) => markdownOf(String(each[locale] ?? ''))).join('\n\n'));
  const body = Object.fromEntries(languages.map((each) => [each, textIn(each)]));
  return renamed(value, before, 'body', () => body);
}

/** The files of a content folder that this version wants otherwise. Nothing is written. */
export function upgraded(content: ContentFolder): ReadonlyMap<string, string> {
  const files = STEPS.flatMap(({ file }) => content.list(file));
  return new Map(
    [...new Set(files)].flatMap((file): [string, string][] => {
      const source = content.read(file) ?? '';
      const next = upgradedText(file, source);
      return next === source ? [] : [[file, next]];
    }),
  );
}

/** A file as this version writes it, such as one of the history; the same text if it is right. */
export function upgradedText(file: string, text: string): string {
  return STEPS.filter((step) => matchesGlob(file, step.file)).reduce(
    (source, { change }) => patchYaml(source, change(readYaml(source))),
    text,
  );
}

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Kind } from '#app/content/kind.server.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { patternOf } from '#app/lib/any-of.ts';
import { withListMarks } from '#app/lib/markdown/as-typed.ts';
import { findDeviceSigns } from '#app/lib/site-characters.ts';
import { kindOf } from '#app/site.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { correctTexts, withTexts } from '#desk/content-files/correct-texts.ts';
import { valueOfEntry } from '#desk/content-files/entries.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import type { Mistake } from '#desk/server/forms/check.ts';
import { isMarkdown, titleOfField } from '#desk/server/forms/field-of.ts';
import { formValue } from '#desk/server/forms/form-value.ts';
import { WORDS } from '#desk/words.ts';
import { correctSpelling, findSpellingFaults } from '#languages/spelling.ts';
import { leaves } from './field-changes.ts';
import type { Store } from './store.ts';

/** Names of the college: they are spelled as in its papers. */
const NAMES = ['name', 'shortName', 'government', 'directorate', 'university', 'universityShort'];

/**
 * Spellings of an entry that this site writes in another way, and signs that its fonts lack. They
 * may be meant so, so they prevent nothing.
 */
export function textAdvice(content: ContentFolder, kind: Kind, value: unknown): Mistake[] {
  const { isAdvised, names } = spellingOf(content);
  return leaves(correctTexts(value).value, []).flatMap(([path, leaf]) => {
    if (typeof leaf !== 'string') return [];
    const at = { field: titleOfField(kind, path), path };
    const text = isMarkdown(kind, path) ? withListMarks(leaf) : leaf;
    const faults = isAdvised ? partsOf(text, names).others.flatMap(findSpellingFaults) : [];
    return [
      ...(faults.length > 0
        ? [{ ...at, words: WORDS.otherSpelling(faults), spellings: faults.length }]
        : []),
      ...findDeviceSigns(text).map((signs) => ({ ...at, words: WORDS.deviceSigns(signs) })),
    ];
  });
}

/**
 * What a form has, with each text in the spelling of this site, but for the names of the college.
 */
export function spellingRoutes(app: FastifyInstance, { content }: Store): void {
  app.post('/api/spelling', ({ body }) => {
    const { value } = z.strictObject({ value: formValue }).parse(body);
    const { names } = spellingOf(content);
    const spelled = (text: string) =>
      partsOf(text, names)
        .all.map((part, index) => (index % 2 === 0 ? correctSpelling(part) : part))
        .join('');
    return { value: withTexts(correctTexts(value).value, spelled) };
  });
}

function spellingOf(content: ContentFolder): { isAdvised: boolean; names: RegExp } {
  const college = valueOfEntry(content, kindOf('college'), '');
  if (!isGroup(college)) return { isAdvised: true, names: /()/ };
  const own = NAMES.flatMap((field) =>
    LOCALES.map((locale) => String(Reflect.get(Object(college[field]), locale) ?? '')),
  );
  return {
    isAdvised: college.withoutSpellingAdvice !== true,
    names: new RegExp(`(${own.filter(Boolean).map(patternOf).join('|')})`, 'u'),
  };
}

/** The parts of a text: every other one, beginning with the second, is a name. */
function partsOf(text: string, names: RegExp): { all: string[]; others: string[] } {
  const all = text.split(names);
  return { all, others: all.filter((_, index) => index % 2 === 0) };
}

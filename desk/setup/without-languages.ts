import { FIRST, LOCALES, type Publishing, parseLocale } from '#app/i18n/locale.ts';
import { isUnpublished } from '#app/i18n/published.ts';
import { KINDS } from '#app/site.ts';
import type { ContentFolder, Overlay } from '#desk/content-files/content-folder.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { packWithout } from './packs.ts';
import { eachFile } from './remove-entries.ts';
import { saidOtherwise } from './said-otherwise.ts';

/**
 * The content without the texts of languages that the college does not publish: in files of data, in lists of words, and in files of their own. What the
 * sample says of such a language, other texts say otherwise.
 */
export function withoutLanguages(bilingual: ContentFolder, published: Publishing): Overlay {
  const others = LOCALES.filter((locale) => !published.languages.includes(locale));
  const content = others.reduce((before, locale) => {
    const pack = packWithout(locale);
    return pack ? before.with(saidOtherwise(before, pack.otherwise, pack.laid)) : before;
  }, bilingual);
  const texts = KINDS.filter(({ form }) => form === 'texts');
  const files = texts
    .flatMap(({ place }) => others.flatMap((locale) => content.list(`${place}.${locale}.md`)))
    .map((file): [string, undefined] => [file, undefined]);
  const left = content.with(new Map(files));
  return new Map([
    ...content.changes,
    ...files,
    ...eachFile(left, (value) => without(value, published)),
  ]);
}

/** A value without the texts of languages that are not published. */
export function without(value: unknown, published: Publishing): unknown {
  if (Array.isArray(value)) {
    const kept = value
      .filter((item) => typeof item !== 'string' || !isUnpublished(item, published))
      .map((item) => without(item, published));
    // Of two words that mean the same, one alone says nothing.
    return kept.filter((item) => !Array.isArray(item) || item.length > 1);
  }
  if (!isGroup(value)) return value;
  const isText = FIRST in value && Object.keys(value).every(parseLocale);
  const kept = Object.entries(value).filter(
    ([name]) => !isText || published.languages.some((locale) => locale === name),
  );
  return Object.fromEntries(kept.map(([name, item]) => [name, without(item, published)]));
}

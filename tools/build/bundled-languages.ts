import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { FONTS } from '#languages/fonts.ts';
import { FOLDERS } from '#languages/read-languages.ts';

/** What languages have as data, each kind in a module that is bundled only where it is used. */
const DATA = /\/languages\/(?:codes|languages|dates|question-words|own-rules)\.ts$/;
/** Their fonts and styles. */
const FACES = /\/languages\/fonts\.ts$/;
/** A rule of a language of the product: languages/ml/stems.ts. */
const RULES = new RegExp(`/languages/(${LOCALES.join('|')})/[\\w-]+\\.ts$`);

/** Other faces of a language, by the names of their files or of fonts on devices. */
const OTHER_FACES: Partial<Record<Locale, RegExp>> = {
  ml: /\b(?:anek-name-700|NotoSansMalayalam)\b/,
};

/** Fonts of devices for a language alone, in lists of families. */
const FAMILIES: Partial<Record<Locale, RegExp>> = {
  ml: /['"](?:Noto Sans Mlym|Mlym System|Malayalam Sangam MN|Mlym Late)['"],\s*/g,
};

/**
 * Gives bundles the languages that a college publishes, from its own folder too: their data as they
 * were read, their fonts and styles. Of other languages, rules have the same exports, but empty
 * lists and texts, `false`, and functions that change nothing.
 */
export function bundledLanguages(published: readonly Locale[]): Plugin {
  const others = LOCALES.filter((locale) => !published.includes(locale));
  const files = others.flatMap((locale) => FONTS[locale].map((font) => basename(font)));
  const isLeftOut = (text: string) =>
    files.some((file) => text.includes(file)) ||
    others.some((locale) => OTHER_FACES[locale]?.test(text));
  const ofPublished = (value: unknown): unknown => {
    const isShown = (name: unknown) => others.every((other) => other !== name);
    if (Array.isArray(value)) return value.filter(isShown);
    return Object.fromEntries(Object.entries(Object(value)).filter(([name]) => isShown(name)));
  };
  return {
    name: 'bundled-languages',
    enforce: 'pre',
    async load(id) {
      if (FACES.test(id)) return facesOf(published);
      if (/\.woff2\?url$/.test(id) && isLeftOut(id)) return "export default '';";
      // What renders the pages also checks the content, for which it needs all.
      if (this.environment.name !== 'client') return undefined;
      const [, locale] = RULES.exec(id) ?? [];
      const isOther = others.some((other) => other === locale);
      if (!isOther && !DATA.test(id)) return undefined;
      const written = isOther ? emptied : (value: unknown) => source(ofPublished(value));
      const words = Object.entries(
        (await import(pathToFileURL(id).href)) as Record<string, unknown>,
      );
      return words.map(([name, value]) => `export const ${name} = ${written(value)};`).join('\n');
    },
    transform(code, id) {
      if (!id.endsWith('.css')) return undefined;
      const faces = code.replaceAll(/@font-face\s*\{[^}]*\}/g, (face) =>
        isLeftOut(face) ? '' : face,
      );
      return {
        code: others.reduce(
          (css, locale) => css.replaceAll(FAMILIES[locale] ?? /(?!)/g, ''),
          faces,
        ),
        map: null,
      };
    },
  };
}

/** A module of the addresses of fonts, which brings the styles of languages. */
function facesOf(published: readonly Locale[]): string {
  const styles = published
    .map((locale) => join(FOLDERS.get(locale) ?? '', 'styles.css'))
    .filter((file) => existsSync(file));
  const fonts = published.flatMap((locale) => FONTS[locale]);
  const names = (locale: Locale) => FONTS[locale].map((font) => `font${fonts.indexOf(font)}`);
  return [
    ...styles.map((file) => `import ${JSON.stringify(resolve(file))};`),
    ...fonts.map(
      (font, index) => `import font${index} from ${JSON.stringify(`${resolve(font)}?url`)};`,
    ),
    `export const FONTS = { ${published.map((locale) => `${JSON.stringify(locale)}: [${names(locale)}]`)} };`,
  ].join('\n');
}

/** The source of data. */
function source(value: unknown): string {
  if (typeof value !== 'object' || value === null || value instanceof RegExp)
    return value instanceof RegExp ? String(value) : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(source)}]`;
  return `{${Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${source(item)}`)}}`;
}

/** The source of an empty value of the same kind. */
function emptied(value: unknown): string {
  if (typeof value === 'function') return '(value) => value';
  if (typeof value === 'string') return "''";
  if (typeof value === 'boolean') return 'false';
  if (Array.isArray(value)) return '[]';
  if (value instanceof RegExp) return '/(?!)/';
  if (typeof value !== 'object' || value === null)
    throw new Error(`No empty value is known for ${String(value)}`);
  return `{ ${Object.entries(value)
    .map(([name, item]) => `${JSON.stringify(name)}: ${emptied(item)}`)
    .join(', ')} }`;
}

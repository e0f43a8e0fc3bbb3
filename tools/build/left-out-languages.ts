import type { Plugin } from 'vite';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';

/** A module of the words or styles of a language: languages/ml/dates.ts. */
const WORDS = new RegExp(`/languages/(${LOCALES.join('|')})/[\\w-]+\\.(?:ts|css)$`);

/** Faces of a language, by the names of their files or of fonts on devices. */
const FACES: Partial<Record<Locale, RegExp>> = {
  ml: /\b(?:noto-sans-malayalam|anek-700|anek-name-700|NotoSansMalayalam)\b/,
  ta: /\bnoto-sans-tamil\b/,
};

/** Fonts of devices for a language alone, in lists of families. */
const FAMILIES: Partial<Record<Locale, RegExp>> = {
  ml: /['"](?:Noto Sans Mlym|Mlym System|Malayalam Sangam MN|Mlym Late)['"],\s*/g,
};

/**
 * Leaves the words and fonts of languages that the college does not publish out of scripts and styles: their modules have the same exports, but empty lists and
 * texts, `false`, and functions that change nothing.
 */
export function leftOutLanguages(published: readonly Locale[]): Plugin {
  const others = LOCALES.filter((locale) => !published.includes(locale));
  const isLeftOut = (text: string) => others.some((locale) => FACES[locale]?.test(text));
  return {
    name: 'left-out-languages',
    enforce: 'pre',
    async load(id) {
      if (/\.woff2\?url$/.test(id) && isLeftOut(id)) return "export default '';";
      const [, locale] = WORDS.exec(id) ?? [];
      if (!others.some((other) => other === locale)) return undefined;
      if (id.endsWith('.css')) return '';
      // What renders the pages also checks the content, for which it needs them.
      if (this.environment.name !== 'client') return undefined;
      const words = Object.entries((await import(id)) as Record<string, unknown>);
      return words.map(([name, value]) => `export const ${name} = ${emptied(value)};`).join('\n');
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

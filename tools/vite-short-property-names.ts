import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A custom property of CSS; what follows a letter is part of a class, such as `pswp--open`. */
const PROPERTY = /(?<![\w-])--([A-Za-z_][\w-]*)/g;

/**
 * Short names for the custom properties of a build (`--color-text` becomes `--1a`): they are a twentieth of all styles. Names that anything else
 * says, such as a drawing or a script, stay as they are.
 * @param app folder of the app's sources
 */
export function shortPropertyNames(app = 'app'): Plugin {
  const names = namesOfStyles(app);
  return {
    name: 'short-property-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) => ({ code: shorten(code, names), map: null }),
    },
  };
}

/** The text with all names that the map has replaced. */
export function shorten(css: string, names: ReadonlyMap<string, string>): string {
  return css.replace(PROPERTY, (_, name: string) => `--${names.get(name) ?? name}`);
}

/** Short names by long ones, of all properties that only styles say; the same in every run, as files are named after their content. */
export function namesOfStyles(app: string): Map<string, string> {
  const others = new Set(globSync('**/*.{ts,tsx,js,svg}', { cwd: app }).flatMap((file) => propertiesIn(join(app, file))));
  const own = new Set(globSync('**/*.css', { cwd: app }).flatMap((file) => propertiesIn(join(app, file))));
  const short = [...own].filter((name) => !others.has(name)).sort();
  return new Map(short.map((name, index) => [name, index.toString(36)]));
}

function propertiesIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(PROPERTY)].map(([, name = '']) => name);
}

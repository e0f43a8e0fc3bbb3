import { join } from 'node:path';
import type { Locale } from './codes.ts';
import { ofEach } from './read-languages.ts';

/**
 * Files of the fonts of a language that its pages show first. The bundler makes addresses of them,
 * and adds the styles of published languages (tools/build/bundled-languages.ts).
 */
export const FONTS: Record<Locale, readonly string[]> = ofEach(({ fonts = [] }, folder) =>
  fonts.map((font) => join(folder, font)),
);

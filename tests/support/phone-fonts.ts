import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FACES = resolve('tools/check/phone-fonts');
const FOLDER = resolve('.cache/phone-fonts');

/**
 * Writes a font configuration with Noto Sans Malayalam in two weights, as on every Android phone.
 * Without a Malayalam font the boxes shown until the web font loads have other widths, so that a
 * test machine would see layout shifts that no visitor sees.
 * @returns path of the configuration, for FONTCONFIG_FILE
 */
export function phoneFontConfiguration(): string {
  const configuration = join(FOLDER, 'fonts.conf');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    configuration,
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>\n  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>\n  <dir>${FACES}</dir>\n  <cachedir>${FOLDER}/cache</cachedir>\n</fontconfig>\n`,
  );
  return configuration;
}

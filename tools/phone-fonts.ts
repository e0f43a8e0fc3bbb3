import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { JOINED_NOTO, joinWeights } from './join-weights.ts';

const FOLDER = resolve('.cache/phone-fonts');
const EVERYTHING = Array.from({ length: 0x80 }, (_, index) => String.fromCodePoint(0x0d00 + index)).join('');

/**
 * Lays out a font configuration that has Noto Sans Malayalam, as every Android phone has: without a Malayalam font the boxes
 * shown until the web font arrives are of other widths, so that a test machine would see lines break anew that no visitor sees.
 * @returns path of the configuration, for FONTCONFIG_FILE
 */
export async function phoneFontConfiguration(): Promise<string> {
  const configuration = join(FOLDER, 'fonts.conf');
  if (existsSync(configuration)) return configuration;
  mkdirSync(FOLDER, { recursive: true });
  await joinWeights();
  writeFileSync(
    join(FOLDER, 'NotoSansMalayalam.ttf'),
    await subsetFont(readFileSync(JOINED_NOTO), `${EVERYTHING}\u200c\u200d\u25cc `, { targetFormat: 'truetype' }),
  );
  writeFileSync(
    configuration,
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>\n  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>\n  <dir>${FOLDER}</dir>\n  <cachedir>${FOLDER}/cache</cachedir>\n</fontconfig>\n`,
  );
  return configuration;
}

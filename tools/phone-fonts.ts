import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import subsetFont from 'subset-font';

const FOLDER = resolve('.cache/phone-fonts');
const PACKAGE = 'node_modules/@expo-google-fonts/noto-sans-malayalam';
const WEIGHTS = ['400Regular/NotoSansMalayalam_400Regular.ttf', '700Bold/NotoSansMalayalam_700Bold.ttf'];
const EVERYTHING = Array.from({ length: 0x80 }, (_, index) => String.fromCodePoint(0x0d00 + index)).join('');

/**
 * Lays out a font configuration that has Noto Sans Malayalam in two weights, as every Android phone has: without a Malayalam font the boxes
 * shown until the web font arrives are of other widths, so that a test machine would see lines break anew that no visitor sees.
 * @returns path of the configuration, for FONTCONFIG_FILE
 */
export async function phoneFontConfiguration(): Promise<string> {
  const configuration = join(FOLDER, 'fonts.conf');
  if (existsSync(configuration)) return configuration;
  mkdirSync(FOLDER, { recursive: true });
  for (const file of WEIGHTS) {
    const cut = await subsetFont(readFileSync(join(PACKAGE, file)), `${EVERYTHING}\u200c\u200d\u25cc`, { targetFormat: 'truetype' });
    writeFileSync(join(FOLDER, basename(file)), cut);
  }
  writeFileSync(
    configuration,
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>\n  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>\n  <dir>${FOLDER}</dir>\n  <cachedir>${FOLDER}/cache</cachedir>\n</fontconfig>\n`,
  );
  return configuration;
}

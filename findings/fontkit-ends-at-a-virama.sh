#!/usr/bin/env bash
# Guessed: what lays out Malayalam at all (fontkit has a shaper for the scripts of India, and tools that write PDF files use it) lays out each common word in each sound font.
# So: in Noto Sans Malayalam it ends with "Cannot read properties of null (reading 'xCoordinate')" at each written virama behind a single consonant (ഫീസ്, കോളേജ്):
# it takes each anchor of a mark to be there, and OpenType lets a font leave one out. Other words, such as ഗവൺമെന്റ്, whose virama stands behind a conjunct, and all
# words in Manjari are laid out sign for sign as by HarfBuzz, so that a trial with another word or font does not show it.
# Versions: fontkit 2.0.4, harfbuzzjs 1.6.4, Noto Sans Malayalam by @expo-google-fonts 0.4.2, Manjari by @expo-google-fonts 0.4.1.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent fontkit@2.0.4 harfbuzzjs@1.6.4 @expo-google-fonts/noto-sans-malayalam@0.4.2 @expo-google-fonts/manjari@0.4.1
npm ls --depth=0
cat >try.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { openSync } from 'fontkit';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';

const FOLDER = 'node_modules/@expo-google-fonts';
const FONTS = {
  'Noto Sans Malayalam': `${FOLDER}/noto-sans-malayalam/400Regular/NotoSansMalayalam_400Regular.ttf`,
  Manjari: `${FOLDER}/manjari/400Regular/Manjari_400Regular.ttf`,
};
const NULL_ANCHOR = "Cannot read properties of null (reading 'xCoordinate')";
const rows = [
  ['Noto Sans Malayalam', 'പ്രവേശനം', 'as HarfBuzz'],
  ['Noto Sans Malayalam', 'ഗവൺമെന്റ്', 'as HarfBuzz'],
  ['Noto Sans Malayalam', 'ഫീസ്', NULL_ANCHOR],
  ['Noto Sans Malayalam', 'കോളേജ്', NULL_ANCHOR],
  ['Noto Sans Malayalam', 'ബ്രാഞ്ച്', NULL_ANCHOR],
  ['Manjari', 'ഫീസ്', 'as HarfBuzz'],
  ['Manjari', 'കോളേജ്', 'as HarfBuzz'],
  ['Manjari', 'ബ്രാഞ്ച്', 'as HarfBuzz'],
];
function byHarfbuzz(font, word) {
  const buffer = new Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  shape(new Font(new Face(new Blob(readFileSync(FONTS[font])), 0)), buffer);
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint).join();
}
function byFontkit(font, word) {
  try {
    const signs = openSync(FONTS[font]).layout(word).glyphs.map(({ id }) => id).join();
    return signs === byHarfbuzz(font, word) ? 'as HarfBuzz' : 'other signs';
  } catch (error) {
    return error.message;
  }
}
for (const [font, word, seen] of rows) {
  const now = byFontkit(font, word);
  console.log(`${font}, ${word}: ${now}`);
  if (now !== seen) process.exitCode = 1;
}
JS
node try.mjs || { echo "This has changed."; exit 1; }

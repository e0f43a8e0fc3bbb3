#!/usr/bin/env bash
# Guessed: a subset of a font for some letters writes them as the whole font does.
# So: fonteditor-core, which other tools for subsets are made of, keeps outlines and leaves out GSUB and GPOS, the tables by which letters are joined: ക്ഷ is a
# conjunct (one or two forms) in the font, and three signs with a visible virama in its subset. English text looks the same. subset-font keeps them.
# Versions: fonteditor-core 2.6.3, subset-font 2.5.0, harfbuzzjs 0.3.6, @fontsource/noto-sans-malayalam 5.3.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent fonteditor-core@2.6.3 subset-font@2.5.0 harfbuzzjs@0.3.6 @fontsource/noto-sans-malayalam@5.3.0
cat >try.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { Font } from 'fonteditor-core';
import load from 'harfbuzzjs';
import subsetFont from 'subset-font';
const word = 'ക്ഷ';
const woff = readFileSync('node_modules/@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-400-normal.woff');
const inflate = (bytes) => [...inflateSync(Buffer.from(bytes))];
const subset = [...word].map((letter) => letter.codePointAt(0));
const harfbuzz = await load;
const glyphs = (bytes) => {
  const blob = harfbuzz.createBlob(bytes);
  const font = harfbuzz.createFont(harfbuzz.createFace(blob, 0));
  const buffer = harfbuzz.createBuffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  return buffer.json().length;
};
const joins = (bytes) => Buffer.from(bytes).subarray(0, 400).includes('GSUB');
const whole = await subsetFont(woff, word, { targetFormat: 'truetype' });
const own = Buffer.from(Font.create(woff, { type: 'woff', subset, inflate }).write({ type: 'ttf' }));
const rows = [
  ['subset-font keeps GSUB', true, joins(whole)],
  ['subset-font, signs of the word', 1, glyphs(whole)],
  ['fonteditor-core keeps GSUB', false, joins(own)],
  ['fonteditor-core, signs of the word', 3, glyphs(own)],
];
for (const [what, seen, now] of rows) {
  console.log(`${what}: ${now}`);
  if (now !== seen) process.exitCode = 1;
}
JS
npm ls --depth=0 | tail -n +2
node try.mjs || { echo "This has changed."; exit 1; }

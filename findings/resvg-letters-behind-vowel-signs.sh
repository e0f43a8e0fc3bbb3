#!/usr/bin/env bash
# Guessed: what draws SVG and takes its letters from a font of Malayalam puts each letter behind the one before it, as browsers do.
# So: behind a syllable of two or three parts (a letter with a vowel sign or a written r) the next letter stands on the last part: കോക is as wide as കോ.
# കക is twice as wide as ക, and a word that ends in such a syllable looks right, so that a short trial does not show it. Devanagari and Tamil are the same.
# Versions: @resvg/resvg-js 2.6.2, @expo-google-fonts/noto-sans-malayalam 0.4.2.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent @resvg/resvg-js@2.6.2 @expo-google-fonts/noto-sans-malayalam@0.4.2
cat >try.mjs <<'JS'
import { Resvg } from '@resvg/resvg-js';
const FONT =
  'node_modules/@expo-google-fonts/noto-sans-malayalam/400Regular/NotoSansMalayalam_400Regular.ttf';
const widthOf = (text) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="150"><text x="10" y="80" font-size="100" font-family="Noto Sans Malayalam">${text}</text></svg>`;
  const drawing = new Resvg(svg, { font: { fontFiles: [FONT], loadSystemFonts: false } });
  return Math.round(drawing.getBBox().width);
};
const [one, two, sign, behind] = ['ക', 'കക', 'കോ', 'കോക'].map(widthOf);
const rows = [
  ['a letter is drawn', true, one > 0],
  ['two letters are about twice as wide', true, two > 1.9 * one],
  ['a letter behind a vowel sign adds nothing', true, behind === sign],
];
console.log({ one, two, sign, behind });
for (const [what, seen, now] of rows) {
  console.log(`${what}: ${now}`);
  if (now !== seen) process.exitCode = 1;
}
JS
npm ls --depth=0 | tail -n +2
node try.mjs || { echo "This has changed."; exit 1; }

#!/usr/bin/env bash
# Guessed: letters that a program reads from a picture come as a keyboard of today types them: a chillu is one sign (U+0D7B to U+0D7E), and a word ends with its virama.
# So: the Malayalam model of tesseract writes each chillu as consonant, virama and U+200D, as before Unicode 5.1, and puts U+200C behind a last virama (ഫീസ്, കോളേജ്): a word that was read is not found by the same word typed, and looks the same.
# Versions: tesseract.js 7.0.0, @tesseract.js-data/mal 1.0.0 (4.0.0_best_int), sharp 0.34.4, Noto Sans Malayalam by @expo-google-fonts 0.4.2.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent tesseract.js@7.0.0 @tesseract.js-data/mal@1.0.0 sharp@0.34.4 @expo-google-fonts/noto-sans-malayalam@0.4.2
mkdir fonts
cp node_modules/@expo-google-fonts/noto-sans-malayalam/400Regular/*.ttf fonts
printf '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>%s</dir><cachedir>%s</cachedir></fontconfig>' "$folder/fonts" "$folder/cache" >fonts/fonts.conf
export FONTCONFIG_PATH="$folder/fonts"
cat >try.mjs <<'JS'
import sharp from 'sharp';
import { createWorker } from 'tesseract.js';
const lines = ['വിദ്യാർഥികൾ സെമസ്റ്റർ ഫീസ് അടയ്ക്കണം', 'പ്രിൻസിപ്പൽ, എൻജിനീയറിങ് കോളേജ്'];
const words = lines.map((line, at) => `<text x="200" y="${400 + at * 140}" font-size="56" font-family="Noto Sans Malayalam">${line}</text>`);
const page = `<svg xmlns="http://www.w3.org/2000/svg" width="1700" height="2300"><rect width="100%" height="100%" fill="#fff"/>${words.join('')}</svg>`;
const png = await sharp(Buffer.from(page)).withMetadata({ density: 220 }).png().toBuffer();
const worker = await createWorker('mal', 1, { langPath: 'node_modules/@tesseract.js-data/mal/4.0.0_best_int', gzip: true, cacheMethod: 'none' });
const { text } = (await worker.recognize(png)).data;
await worker.terminate();
const count = (pattern) => (text.match(pattern) ?? []).length;
const modern = text.replaceAll('\u200c', '').replaceAll(/([നരലള])\u0d4d\u200d/g, (_, base) => ({ ന: 'ൻ', ര: 'ർ', ല: 'ൽ', ള: 'ൾ' })[base]);
const seen = {
  'chillus of one sign': [count(/[\u0d7a-\u0d7f]/g), 0],
  'chillus of three signs': [count(/\u0d4d\u200d/g), 6],
  'U+200C behind a last virama': [count(/\u0d4d\u200c/g), 3],
  'the same text once both are mended': [modern.trim().split('\n').filter(Boolean).join('|') === lines.join('|'), true],
};
for (const [what, [now, before]] of Object.entries(seen)) {
  console.log(`${what}: ${now}`);
  if (now !== before) process.exitCode = 1;
}
JS
npm ls --depth=0 | tail -n +2
node try.mjs || { echo "This has changed."; exit 1; }

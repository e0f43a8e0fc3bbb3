#!/usr/bin/env bash
# Guessed: an amount with commas as India writes it is read aloud in English as one number, as amounts with commas after each three digits are.
# So: a group of two digits does not belong to the number for English: 2,00,000 is "two zero zero thousand", 8,75,000 "eight seventy-five thousand".
# Malayalam and Hindi say lakhs for both ways of writing; 2 lakh and 200000 are right in English too.
# Versions: @echogarden/espeak-ng-emscripten 0.3.5; espeak-ng 1.51 of Debian 12 says the same.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent @echogarden/espeak-ng-emscripten@0.3.5
npm ls --depth=0
cat >try.mjs <<'JS'
import start from '@echogarden/espeak-ng-emscripten';

const { eSpeakNGWorker } = await start();
const voices = new eSpeakNGWorker();
function said(voice, text) {
  voices.set_voice(voice);
  return voices.synthesize_ipa(text).ipa.replaceAll('_', '').trim();
}
const tries = [
  ['en', '2,00,000', 'tˈuː zˈiəɹəʊ zˈiəɹəʊ θˈaʊzənd'],
  ['en', '200,000', 'tˈuːhˈʌndɹɪd θˈaʊzənd'],
  ['en', '8,75,000', 'ˈeɪt sˈɛvənti fˈaɪv θˈaʊzənd'],
  ['ml', '2,00,000', 'ɾˌəɳdɨ lˈɐkʂəm'],
  ['hi', '2,00,000', 'dˈoː lˈaːkʰ'],
];
for (const [voice, text, expected] of tries) {
  const ipa = said(voice, text);
  console.log(voice, text, ipa);
  if (ipa !== expected) process.exitCode = 1;
}
JS
node try.mjs || { echo "This has changed."; exit 1; }

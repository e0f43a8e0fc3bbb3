#!/usr/bin/env bash
# Guessed: a search engine in JavaScript that says nothing of scripts splits Malayalam at the spaces, or refuses it.
# So: lunr and Orama take a Malayalam text as it is given, say nothing, and find none of its words. The trimmer of lunr takes off everything that is no Latin
# letter or digit, and what Orama splits at is every sign that is not one of its language, English by default; it has no Malayalam among its thirty.
# MiniSearch, which splits at spaces and punctuation of Unicode, finds them.
# Versions: lunr 2.3.9, @orama/orama 3.1.18, minisearch 7.2.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent lunr@2.3.9 @orama/orama@3.1.18 minisearch@7.2.0
cat >try.mjs <<'JS'
import { create, insert, search } from '@orama/orama';
import lunr from 'lunr';
import MiniSearch from 'minisearch';
const notices = [
  { id: '1', text: 'ഹോസ്റ്റൽ ഫീസ് hostel fee' },
  { id: '2', text: 'പ്രവേശനം admission' },
];
const byLunr = lunr(function () {
  this.field('text');
  for (const notice of notices) this.add(notice);
});
const byOrama = create({ schema: { text: 'string' } });
for (const notice of notices) insert(byOrama, notice);
const byMini = new MiniSearch({ fields: ['text'] });
byMini.addAll(notices);
const rows = [
  ['lunr, "hostel"', 1, byLunr.search('hostel').length],
  ['lunr, "ഹോസ്റ്റൽ"', 0, byLunr.search('ഹോസ്റ്റൽ').length],
  ['Orama, "hostel"', 1, search(byOrama, { term: 'hostel' }).count],
  ['Orama, "ഹോസ്റ്റൽ"', 0, search(byOrama, { term: 'ഹോസ്റ്റൽ' }).count],
  ['MiniSearch, "ഹോസ്റ്റൽ"', 1, byMini.search('ഹോസ്റ്റൽ').length],
];
for (const [what, seen, now] of rows) {
  console.log(`${what}: ${now}`);
  if (now !== seen) process.exitCode = 1;
}
JS
npm ls --depth=0 | tail -n +2
node try.mjs || { echo "This has changed."; exit 1; }

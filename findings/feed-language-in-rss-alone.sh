#!/usr/bin/env bash
# Guessed: the option language of a library for feeds stands in each kind of feed that it writes, as xml:lang in Atom.
# So: feed writes it in RSS, and neither into Atom nor into JSON, which has a place for it too (version 1.1). A reader that speaks takes a Malayalam feed for English.
# Versions: feed 5.2.1.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent feed@5.2.1
cat >try.mjs <<'JS'
import { Feed } from 'feed';
const feed = new Feed({ title: 'അറിയിപ്പുകൾ', id: 'https://college.example/', language: 'ml', copyright: '', updated: new Date(0) });
feed.addItem({ title: 'ഹോസ്റ്റൽ', id: '1', link: 'https://college.example/1', date: new Date(0) });
const rows = [
  ['RSS has the language', true, feed.rss2().includes('<language>ml</language>')],
  ['Atom', false, /xml:lang|<language/.test(feed.atom1())],
  ['JSON', false, 'language' in JSON.parse(feed.json1())],
];
for (const [what, seen, now] of rows) {
  console.log(`${what}: ${now}`);
  if (now !== seen) process.exitCode = 1;
}
JS
npm ls --depth=0 | tail -n +2
node try.mjs || { echo "This has changed."; exit 1; }

#!/usr/bin/env bash
# Guessed: an e-mail address directly before the ending of an Indian language (office@college.example-ൽ, "at the office") becomes a link, since a
# web address in the same place does (with the ending as a part of it, which can be cut off).
# So: no link at all. By GitHub's rule (GFM 6.9) an e-mail address that ends in "-" is none, and the address is not tried again without the
# hyphen; a web address takes it along. Without the hyphen, and before a space, both are links.
# Seen with: remark-gfm 4.0.1, remark-parse 11.0.0, unified 11.0.5.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent remark-gfm@4.0.1 remark-parse@11.0.0 unified@11.0.5
npm ls --depth=0
cat >try.mjs <<'JS'
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
const links = (node) => (node.type === 'link' ? [node.url] : (node.children ?? []).flatMap(links));
const parser = unified().use(remarkParse).use(remarkGfm);
for (const [text, count] of [
  ['office@college.example-ൽ', 0],
  ['office@college.example-க்கு', 0],
  ['office@college.exampleൽ', 1],
  ['office@college.example ൽ', 1],
  ['https://college.example-ൽ', 1],
]) {
  const found = links(parser.parse(text));
  console.log(text, found);
  if (found.length !== count) process.exitCode = 1;
}
JS
node try.mjs || { echo "This has changed."; exit 1; }

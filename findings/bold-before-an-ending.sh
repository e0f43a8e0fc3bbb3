#!/usr/bin/env bash
# Guessed: words between ** and ** are bold in Markdown, also where a Malayalam ending follows directly, as endings do after every name.
# So it is: they are, unless the bold part ends with a bracket, a quotation mark or a full stop. Then the marks stay on the page as signs: by
# CommonMark (0.31.2, 6.2) ** behind a sign of punctuation ends bold only before a space or another sign, and a vowel sign or a letter of Malayalam is
# neither. English never shows it, because there a space follows.
# Versions: remark-parse 11.0.0, unified 11.0.5; so does markdown-it 14.1.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent remark-parse@11.0.0 unified@11.0.5 markdown-it@14.1.0
cat >try.mjs <<'JS'
import MarkdownIt from 'markdown-it';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
const bold = (text) => ({
  remark: JSON.stringify(unified().use(remarkParse).parse(text)).includes('"strong"'),
  markdownIt: new MarkdownIt().renderInline(text).includes('<strong>'),
});
const seen = ['**കോളേജ്**ന്റെ', '**(കോളേജ്)**ന്റെ', '**“കോളേജ്”**ന്റെ', '**K.T.U.**ന്റെ', '**(GEC)** of Kerala'].map((text) => [text, bold(text)]);
for (const [text, { remark, markdownIt }] of seen) console.log(`${text}: bold in remark ${remark}, in markdown-it ${markdownIt}`);
const expected = [true, false, false, false, true];
process.exit(seen.every(([, { remark, markdownIt }], index) => remark === expected[index] && markdownIt === expected[index]) ? 0 : 1);
JS
npm ls --depth=0 | tail -n +2
node try.mjs || { echo "This has changed."; exit 1; }

#!/usr/bin/env bash
# Guessed: a list of facts (dl) within the article of a page is part of what a reader view shows; only what stands outside the article goes.
# So: where the facts share a div with links whose words are more than about a fifth of it, the whole div goes: when, where and until when are lost, and
# nothing says so. With the links in a box of their own beside them the facts stay.
# Seen with: @mozilla/readability 0.6.0 (of Firefox), happy-dom 21.0.4.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent @mozilla/readability@0.6.0 happy-dom@21.0.4
npm ls --depth=0
cat >try.mjs <<'JS'
import { Readability } from '@mozilla/readability';
import { Window } from 'happy-dom';
const text = '<p>The rank list of the spot admission is published. Students in the list bring their certificates, the receipt of the fee and two photographs, and meet the office on the day of admission.</p>'.repeat(4);
const facts = '<dl><dt>Valid until</dt><dd>30 November 2026</dd><dt>For whom</dt><dd>Applicants</dd></dl>';
const links = '<ul><li><a href="/a">Put the date in your calendar</a></li><li><a href="/b">Share this notice by message</a></li></ul>';
const shows = (body) => {
  const window = new Window({ url: 'https://college.example/notice' });
  window.document.write(`<!doctype html><html><head><title>Notice</title></head><body><main><article><h1>Notice</h1>${body}${text}</article></main></body></html>`);
  return (new Readability(window.document).parse()?.textContent ?? '').includes('30 November 2026');
};
const seen = { 'facts alone': shows(`<div>${facts}</div>`), 'facts and links in one div': shows(`<div>${facts}${links}</div>`) };
console.log(seen);
process.exitCode = seen['facts alone'] && !seen['facts and links in one div'] ? 0 : 1;
JS
node try.mjs || { echo "This has changed."; exit 1; }

#!/usr/bin/env bash
# Guessed: an engine that reads a page in a real browser judges it with the styles the browser has.
# So: Alfa copies the style sheets into objects of its own. One rule of a kind it does not know (@counter-style, @property, @starting-style) empties the whole
# sheet, rules inside a rule are left out, and nothing says so: a paragraph whose lines the browser sets 1.6 apart is failed for the height `normal`.
# Versions: @siteimprove/alfa-rules 0.114.0 with all packages of 0.114.0, alfa-puppeteer 0.81.6, puppeteer-core 24.38.0, any Chromium (CHROMIUM=..., else /usr/bin/chromium).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
export PUPPETEER_SKIP_DOWNLOAD=1
of_alfa=$(printf '@siteimprove/alfa-%s@0.114.0 ' act device dom http rules url web)
# shellcheck disable=SC2086
npm install --no-audit --no-fund --silent --ignore-scripts $of_alfa @siteimprove/alfa-puppeteer@0.81.6 puppeteer-core@24.38.0
cat >try.mjs <<'JS'
import { Audit } from '@siteimprove/alfa-act';
import { Puppeteer } from '@siteimprove/alfa-puppeteer';
import rules from '@siteimprove/alfa-rules';
import puppeteer from 'puppeteer-core';
const line = 'p { line-height: 1.6 }';
const rows = [
  ['a rule alone', line, 'passed'],
  ['in a layer', `@layer base { ${line} }`, 'passed'],
  ['inside a rule', `main { ${line} }`, 'failed'],
  ['beside @counter-style', `${line} @counter-style dash { system: cyclic; symbols: '-' }`, 'failed'],
  ['beside @property', `${line} @property --tone { syntax: '*'; inherits: true }`, 'failed'],
  ['beside @starting-style', `${line} @starting-style { b { opacity: 0 } }`, 'failed'],
];
const browser = await puppeteer.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage();
  const rule = rules.find((one) => one.uri.endsWith('/sia-r73')).getUnsafe();
  for (const [what, css, seen] of rows) {
    await page.setContent(
      `<!doctype html><html lang="en"><title>T</title><style>${css}</style><main><h1>T</h1><p>A paragraph.</p></main>`,
    );
    const ratio = await page.$eval('p', (p) => parseFloat(getComputedStyle(p).lineHeight) / 16);
    const input = await Puppeteer.toPage(await page.evaluateHandle(() => document));
    const [now] = [...(await Audit.of(input, [rule]).evaluate())].map((one) => one.toJSON().outcome);
    console.log(`${what}: ${ratio} in the browser, ${now} by Alfa`);
    if (ratio !== 1.6 || now !== seen) process.exitCode = 1;
  }
} finally {
  await browser.close();
}
JS
npm ls --depth=0 | tail -n +2
node try.mjs || { echo "This has changed."; exit 1; }

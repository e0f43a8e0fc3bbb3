#!/usr/bin/env bash
# Guessed: a browser that unpacks nothing by a compression dictionary (RFC 9842) leaves a link to one alone (rel="compression-dictionary"), as it leaves
# every relation alone that it does not know; so a server can send the link to all.
# So: Firefox, where dictionaries are turned off as they are by default, fetches the file of the link all the same, when the page has been shown. It
# never names it in a request, and asks for no page by it. Turned on (network.http.dictionaries.enable) it does. A visitor of a site in two languages pays
# for two files.
# Versions: Firefox 153.8.0esr of Debian 12 (any: FIREFOX=..., else /usr/bin/firefox), puppeteer-core 24.38.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
export PUPPETEER_SKIP_DOWNLOAD=1
npm install --no-audit --no-fund --silent --ignore-scripts puppeteer-core@24.38.0
openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out cert.pem -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost 2>/dev/null
cat >try.mjs <<'JS'
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import puppeteer from 'puppeteer-core';
const executablePath = process.env.FIREFOX ?? '/usr/bin/firefox';
const seen = [];
for (const [what, extraPrefsFirefox] of [
  ['as it comes', {}],
  ['turned on', { 'network.http.dictionaries.enable': true }],
]) {
  const asked = new Map();
  const server = createServer({ key: readFileSync('key.pem'), cert: readFileSync('cert.pem') }, ({ url, headers }, reply) => {
    asked.set(url, headers);
    server.emit(url);
    if (url === '/shell.txt')
      reply.writeHead(200, { 'Content-Type': 'text/plain', 'Cache-Control': 'max-age=3600', 'Use-As-Dictionary': 'match="/*"' });
    else reply.writeHead(200, { 'Content-Type': 'text/html', Link: '</shell.txt>; rel="compression-dictionary"' });
    reply.end('<!doctype html><title>A page</title><link rel="icon" href="data:,"><p>Header, menu and footer stand on every page.');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const site = `https://localhost:${server.address().port}`;
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, acceptInsecureCerts: true, extraPrefsFirefox });
  try {
    const page = await browser.newPage();
    const fetched = once(server, '/shell.txt', { signal: AbortSignal.timeout(30_000) }).then(
      () => 'fetched',
      () => 'not fetched',
    );
    await page.goto(`${site}/first`);
    const link = await fetched;
    await page.goto(`${site}/second`);
    const { 'accept-encoding': accepts, 'available-dictionary': named } = asked.get('/second');
    seen.push(`${what}: the dictionary is ${link}; the next page is asked for by "${accepts}"${named ? ' and its digest' : ''}`);
  } finally {
    await browser.close();
    server.close();
  }
}
console.log(seen.join('\n'));
const expected = `as it comes: the dictionary is fetched; the next page is asked for by "gzip, deflate, br, zstd"
turned on: the dictionary is fetched; the next page is asked for by "gzip, deflate, br, zstd, dcb, dcz" and its digest`;
if (seen.join('\n') !== expected) process.exitCode = 1;
JS
"${FIREFOX:-/usr/bin/firefox}" --version
node try.mjs || { echo "This has changed."; exit 1; }

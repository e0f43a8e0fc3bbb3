import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import sirv from 'sirv';
import { localisePath, splitAddress } from '#app/i18n/locale.ts';

type Redirect = { from: string; to: string };

/** Hashed file names may be kept for ever; pages are asked for again each time. */
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/**
 * Serves a built site as a host would: no slash at the end of addresses, old addresses redirected in both languages, the
 * college's own not-found page with status 404.
 * @param client folder of the built site, such as build/client
 */
export function createSiteServer(client: string): Server {
  const redirects = readRedirects(join(dirname(client), 'redirects.json'));
  const files = sirv(client, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      response.setHeader('Cache-Control', path.startsWith('/assets/') ? FOREVER : ASK_AGAIN);
      if (path.endsWith('.data')) response.setHeader('Content-Type', 'text/x-script');
    },
  });
  return createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://site');
    const target = redirectOf(pathname, redirects);
    if (target !== undefined) {
      response.writeHead(301, { Location: target + search }).end();
      return;
    }
    if (isNotFoundPage(pathname)) sendNotFound(client, pathname, response);
    else files(request as IncomingMessage, response, () => sendNotFound(client, pathname, response));
  });
}

function readRedirects(file: string): Map<string, string> {
  const list = JSON.parse(readFileSync(file, 'utf8')) as Redirect[];
  return new Map(list.map(({ from, to }) => [from, to]));
}

function redirectOf(pathname: string, redirects: Map<string, string>): string | undefined {
  const { locale, path } = splitAddress(pathname);
  const target = redirects.get(path);
  if (target !== undefined) return localisePath(target, locale);
  // Only paths of one slash at the front: //host would lead away from the site.
  if (pathname.length > 1 && pathname.endsWith('/')) return localisePath(path.replace(/^\/+/, '/'), locale);
  return undefined;
}

function isNotFoundPage(pathname: string): boolean {
  return splitAddress(pathname).path === '/404';
}

function sendNotFound(client: string, pathname: string, response: ServerResponse): void {
  const file = join(client, `${localisePath('/404', splitAddress(pathname).locale)}.html`);
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': ASK_AGAIN }).end(readFileSync(file));
}

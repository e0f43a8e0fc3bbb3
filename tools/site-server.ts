import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { splitAddress } from '#app/i18n/locale.ts';
import { type BuiltFile, builtFiles, notFoundFile } from './hosting/built-files.ts';
import { ALLOW, ASK_AGAIN, FOREVER, HASHED, type HostRules, INERT, LONGEST_ADDRESS, METHODS } from './hosting/rules.ts';

type Reply = { status: number; headers: Record<string, string>; file?: BuiltFile };

/** A request whose address and headers are longer is not read to its end. */
const LARGEST_HEAD_BYTES = 32 * 1024;
const SLOWEST_HEAD_MS = 10_000;
const SLOWEST_REQUEST_MS = 30_000;
const IS_INERT = new RegExp(INERT);

/**
 * Serves a built site by the rules that the build has written for all hosts (hosting/rules.json beside it). For `npm start` and the tests;
 * a public site stands behind one of the servers of docs/hosting.md.
 * @param client folder of the built site, such as build/client
 * @throws Error when the build is not complete
 */
export function createSiteServer(client: string): Server {
  const rules = JSON.parse(readFileSync(join(dirname(client), 'hosting/rules.json'), 'utf8')) as HostRules;
  const reply = answerer(client, rules);
  const server = createServer({ maxHeaderSize: LARGEST_HEAD_BYTES }, (request, response) => {
    void send(request, response, rules, reply(request.method ?? '', request.url ?? ''));
  });
  server.headersTimeout = SLOWEST_HEAD_MS;
  server.requestTimeout = SLOWEST_REQUEST_MS;
  server.on('connect', (_, socket: Duplex) => refuse(socket, `405 Method Not Allowed\r\nAllow: ${ALLOW}`));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    refuse(socket, error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request');
  });
  return server;
}

/** The rules as a function from method and address to what is answered. */
function answerer(client: string, rules: HostRules): (method: string, url: string) => Reply {
  const fileOf = builtFiles(client, rules);
  const missing = { en: notFoundFile(client, rules, ''), ml: notFoundFile(client, rules, '/ml') };
  const policy = { 'Content-Security-Policy': rules.policy };
  const redirects = new Map(rules.redirects.map(({ from, to }) => [from, to]));
  return (method, url) => {
    if (!METHODS.some((each) => each === method)) return { status: 405, headers: { ...policy, Allow: ALLOW } };
    if (url.length > LONGEST_ADDRESS) return { status: 414, headers: policy };
    const [address = '', ...questions] = url.split('?');
    const file = address.startsWith('/') ? fileOf(address) : 'forbidden';
    if (file === 'forbidden') return { status: 400, headers: policy };
    // Only one slash at the front: //host would lead away from the site.
    const path = address.replace(/^\/+/, '/').replace(/(.)\/+$/, '$1');
    const target = redirects.get(path) ?? (path === address ? undefined : path);
    if (target !== undefined) return { status: 301, headers: { ...policy, Location: [target, ...questions].join('?') } };
    if (file === undefined) return { status: 404, headers: policy, file: missing[splitAddress(address).locale] };
    const cache = { 'Cache-Control': address.startsWith(HASHED) ? FOREVER : ASK_AGAIN };
    return { status: 200, headers: IS_INERT.test(address) ? cache : { ...cache, ...policy }, file };
  };
}

async function send(request: IncomingMessage, response: ServerResponse, rules: HostRules, { status, headers, file }: Reply): Promise<void> {
  const common: Record<string, string> = { ...rules.headers, 'Cache-Control': ASK_AGAIN, ...headers };
  // What else comes on a connection whose request was refused is not read.
  if (status >= 400 && status !== 404) common.Connection = 'close';
  if (!file) {
    response.writeHead(status, { ...common, 'Content-Length': 0 }).end();
    return;
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  const copy = file.copies.find(({ encoding }) => encoding === undefined || new RegExp(`\\b${encoding}\\b(?!;q=0(?:[,;]|$))`).test(accepted));
  try {
    await using handle = await open(copy?.path ?? '');
    const { size, mtimeMs } = await handle.stat();
    const etag = `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
    const own = { 'Content-Type': file.type, ETag: etag, Vary: 'Accept-Encoding', ...(copy?.encoding && { 'Content-Encoding': copy.encoding }) };
    const isKnown = status === 200 && request.headers['if-none-match'] === etag;
    response.writeHead(isKnown ? 304 : status, { ...common, ...own, ...(!isKnown && { 'Content-Length': size }) });
    if (isKnown || request.method === 'HEAD') response.end();
    // The file is closed at the end, also when the visitor goes away in the middle.
    else await pipeline(handle.createReadStream({ autoClose: false }), response);
  } catch {
    // A file that went since the server was started, or a visitor who went: nobody is left to be told more than this.
    if (!response.headersSent) response.writeHead(404, common);
    response.end();
  }
}

function refuse(socket: Duplex, status: string): void {
  if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  socket.on('error', () => socket.destroy());
}

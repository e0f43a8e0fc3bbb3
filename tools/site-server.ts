import { readFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { splitAddress } from '#app/i18n/locale.ts';
import { type BuiltFile, builtFiles, notFoundFile } from './hosting/built-files.ts';
import { type CurrentRelease, currentRelease } from './hosting/current-release.ts';
import { ALLOW, ASK_AGAIN, FOREVER, HASHED, type HostRules, INERT, LONGEST_ADDRESS, METHODS } from './hosting/rules.ts';

type Reply = { status: number; headers: Record<string, string>; file?: BuiltFile | undefined };

/** A release as functions: what is answered to a method and an address, and what to an address whose file has gone. */
type Answers = { reply: (method: string, url: string) => Reply; missing: (url: string) => Reply };

/** What a visitor may take of the server's time; a connection that takes more is closed. */
const LIMITS = {
  /** A request whose address and headers are longer is not read to its end. */
  headBytes: 32 * 1024,
  /** From the opening of a connection, or from the first byte of a later request, to the end of its headers. */
  headMs: 10_000,
  /** The same to the end of its body. */
  requestMs: 30_000,
  /** In which nothing moves on a connection: of a visitor who does not read what he has asked for. */
  stillMs: 30_000,
  /** How often the first two are looked at. */
  lookMs: 2_000,
};
const IS_INERT = new RegExp(INERT);

/**
 * Serves a built site by the rules that the build has written for all hosts (hosting/rules.json beside it). For `npm start` and the tests;
 * a public site stands behind one of the servers of docs/hosting.md. The folder can be switched to another release while it is served.
 * @param client folder of the built site, such as build/client
 * @throws Error when the build is not complete
 */
export function createSiteServer(client: string, limits: Partial<typeof LIMITS> = {}): Server {
  const { headBytes, headMs, requestMs, stillMs, lookMs } = { ...LIMITS, ...limits };
  const release = currentRelease(client, readRelease);
  const options = { maxHeaderSize: headBytes, headersTimeout: headMs, requestTimeout: requestMs, connectionsCheckingInterval: lookMs };
  const server = createServer(options, (request, response) => {
    // Such as too many open files: not for long, and no reason to end.
    answer(release, request, response).catch(() => response.writeHead(503, { 'Retry-After': '5', 'Content-Length': 0 }).end());
  });
  server.timeout = stillMs;
  server.on('connect', (_, socket: Duplex) => refuse(socket, `405 Method Not Allowed\r\nAllow: ${ALLOW}`));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => refuse(socket, REFUSALS[error.code ?? ''] ?? '400 Bad Request'));
  return server;
}

const REFUSALS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

async function answer(release: CurrentRelease<Answers>, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '' } = request;
  if (await send(request, response, release.get().reply(method, url))) return;
  // The file went after the release was read: with a new release, or by itself.
  const second = (await release.renew()) ? release.get().reply(method, url) : release.get().missing(url);
  if (!(await send(request, response, second))) await send(request, response, { ...release.get().missing(url), file: undefined });
}

/** @param client folder of the release, links followed */
function readRelease(client: string): Answers {
  const rules = JSON.parse(readFileSync(join(dirname(client), 'hosting/rules.json'), 'utf8')) as HostRules;
  const fileOf = builtFiles(client, rules);
  const notFound = { en: notFoundFile(client, rules, ''), ml: notFoundFile(client, rules, '/ml') };
  const common = { ...rules.headers, 'Cache-Control': ASK_AGAIN };
  const forPages = { ...common, ...rules.pageHeaders };
  // What else comes on a connection whose request was refused is not read.
  const refusal = (status: number, headers = {}): Reply => ({ status, headers: { ...forPages, ...headers, Connection: 'close' } });
  const redirects = new Map(rules.redirects.map(({ from, to }) => [from, to]));
  const missing = (url: string): Reply => ({ status: 404, headers: forPages, file: notFound[splitAddress(url.split('?')[0] ?? '').locale] });
  const reply = (method: string, url: string): Reply => {
    if (!METHODS.some((each) => each === method)) return refusal(405, { Allow: ALLOW });
    if (url.length > LONGEST_ADDRESS) return refusal(414);
    const [address = '', ...questions] = url.split('?');
    const file = address.startsWith('/') ? fileOf(address) : 'forbidden';
    if (file === 'forbidden') return refusal(400);
    // Only one slash at the front: //host would lead away from the site.
    const path = address.replace(/^\/+/, '/').replace(/(.)\/+$/, '$1');
    const target = redirects.get(path) ?? (path === address ? undefined : path);
    if (target !== undefined) return { status: 301, headers: { ...forPages, Location: [target, ...questions].join('?') } };
    if (file === undefined) return missing(url);
    const cache = { 'Cache-Control': address.startsWith(HASHED) ? FOREVER : ASK_AGAIN };
    return { status: 200, headers: { ...(IS_INERT.test(address) ? common : forPages), ...cache }, file };
  };
  return { reply, missing };
}

/** @returns false, and nothing is sent, when the reply's file is not there any more */
async function send(request: IncomingMessage, response: ServerResponse, { status, headers, file }: Reply): Promise<boolean> {
  if (!file) {
    response.writeHead(status, { ...headers, 'Content-Length': 0 }).end();
    return true;
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  const copy = file.copies.find(({ encoding }) => encoding === undefined || new RegExp(`\\b${encoding}\\b(?!;q=0(?:[,;]|$))`).test(accepted));
  await using handle = await openIfThere(copy?.path ?? '');
  if (!handle) return false;
  try {
    const { size, mtimeMs } = await handle.stat();
    const etag = `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
    const own = { 'Content-Type': file.type, ETag: etag, Vary: 'Accept-Encoding', ...(copy?.encoding && { 'Content-Encoding': copy.encoding }) };
    const isKnown = status === 200 && request.headers['if-none-match'] === etag;
    response.writeHead(isKnown ? 304 : status, { ...headers, ...own, ...(!isKnown && { 'Content-Length': size }) });
    if (isKnown || request.method === 'HEAD') response.end();
    // The file is closed at the end, also when the visitor goes away in the middle.
    else await pipeline(handle.createReadStream({ autoClose: false }), response);
  } catch {
    // The visitor went, or the disk gave out in the middle: an answer that is not whole must not look so.
    response.destroy();
  }
  return true;
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return undefined;
    throw error;
  }
}

function refuse(socket: Duplex, status: string): void {
  if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  socket.on('error', () => socket.destroy());
}

import { once } from 'node:events';
import { ReadStream, readFileSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import { dirname, extname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import fastifyStatic from '@fastify/static';
import { type FastifyError, type FastifyReply, fastify } from 'fastify';
import { splitAddress } from '#app/i18n/locale.ts';
import { builtFiles } from '#tools/hosting/built-files.ts';
import { currentRelease } from '#tools/hosting/current-release.ts';
import { redirectFinder } from '#tools/hosting/redirect-finder.ts';
import { ALLOW, ASK_AGAIN, FOREVER, HASHED, type HostRules, INERT, LONGEST_ADDRESS, METHODS } from '#tools/hosting/rules.ts';

/** What is answered; `file` is a path below `root`, the folder of the release at its real place. */
type Answer = { status: number; headers: Record<string, string>; file?: { path: string; root: string; type: string } };

/** A release as functions: what is answered to an address, to one whose file has gone, and to what is refused. */
type Release = { answer: (url: string) => Answer; missing: (url: string) => Answer; refusal: (status: number, headers?: Record<string, string>) => Answer };

/** What a visitor may take of the server; a connection that takes more is closed. */
const LIMITS = {
  /** A request whose address and headers are longer is not read to its end. */
  headBytes: 32 * 1024,
  /** From the opening of a connection, or from the first byte of a later request, to the end of its headers. */
  headMs: 10_000,
  /** The same to the end of its body. */
  requestMs: 30_000,
  /** In which nothing moves on a connection: of a visitor who does not read what he has asked for. */
  stillMs: 30_000,
  /** Between two requests on a connection. */
  keptMs: 5_000,
  /** How often the first two are looked at. */
  lookMs: 2_000,
  /** Requests on one connection that wait for their answers, each with an open file. Browsers send the second when the first is answered. */
  waiting: 4,
};
const IS_INERT = new RegExp(INERT);

/**
 * Serves a built site by the rules that the build has written for all hosts (hosting/rules.json beside it). For `npm start` and the tests;
 * a public site stands behind one of the servers of docs/hosting.md. The folder can be switched to another release while it is served.
 * @param client folder of the built site, such as build/client
 * @returns a server that does not listen yet
 * @throws Error when the build is not complete
 */
export async function createSiteServer(client: string, limits: Partial<typeof LIMITS> = {}): Promise<Server> {
  const { headBytes, headMs, requestMs, stillMs, keptMs, lookMs, waiting } = { ...LIMITS, ...limits };
  const release = currentRelease(client, readRelease);
  const app = fastify({
    http: { maxHeaderSize: headBytes, headersTimeout: headMs, connectionsCheckingInterval: lookMs },
    requestTimeout: requestMs,
    keepAliveTimeout: keptMs,
    // Node closes a connection with something left to write when its timer has run out twice.
    connectionTimeout: stillMs / 2,
    // Addresses are looked up in the list of the release as they were sent; the router would read them in its own way.
    rewriteUrl: () => '/',
  });
  app.server.on('connect', (_, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    socket.end(`HTTP/1.1 405 Method Not Allowed\r\nAllow: ${ALLOW}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  await app.register(fastifyStatic, { serve: false, preCompressed: true, index: false, cacheControl: false, contentType: false });
  app.decorateRequest('file');

  const unanswered = new WeakMap<object, number>();
  app.addHook('onRequest', async ({ raw, originalUrl }, reply) => {
    const count = (more: number) => unanswered.set(raw.socket, (unanswered.get(raw.socket) ?? 0) + more).get(raw.socket) ?? 0;
    reply.raw.once('close', () => count(-1));
    if (count(1) > waiting) {
      raw.socket.destroy();
      return reply.hijack();
    }
    const status = refusedWith(raw, originalUrl);
    return status && send(reply, release.get().refusal(status, status === 405 ? { Allow: ALLOW } : {}));
  });
  app.get('/', ({ originalUrl }, reply) => send(reply, release.get().answer(originalUrl)));

  // The file went after the release was read: with a new release, or by itself.
  const again = async (url: string, reply: FastifyReply) => send(reply, (await release.renew()) ? release.get().answer(url) : release.get().missing(url));
  app.setNotFoundHandler(({ originalUrl }, reply) => again(originalUrl, reply));
  app.addHook('onSend', async (request, reply, payload) => {
    const file = request.getDecorator<Answer['file']>('file');
    if (!file) return;
    reply.header('Content-Type', file.type);
    // Before the headers go, so that there is another answer when it cannot be opened.
    if (payload instanceof ReadStream) {
      await once(payload, 'open').catch(({ code }) => {
        throw Object.assign(new Error('The file cannot be opened now'), { code, statusCode: 503 });
      });
    }
  });
  app.setErrorHandler<FastifyError & { headers?: Record<string, string> }>((error, { originalUrl }, reply) => {
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
    if (error.code === 'ENOENT') return again(originalUrl, reply);
    const { statusCode = 503, headers = { 'Retry-After': '5' } } = error;
    return send(reply, release.get().refusal(statusCode, headers));
  });
  await app.ready();
  return app.server;
}

function send(reply: FastifyReply, { status, headers, file }: Answer): FastifyReply {
  reply.request.setDecorator('file', file);
  reply.code(status).headers(headers);
  return file ? reply.sendFile(file.path, file.root) : reply.send();
}

/** The status with which a request is refused before anybody asks what its address stands for. */
function refusedWith({ method, headersDistinct }: IncomingMessage, url: string): number | undefined {
  if (!METHODS.some((each) => each === method)) return 405;
  if (url.length > LONGEST_ADDRESS) return 414;
  // Two of them are read as one host by this server and as the other by what stands before it.
  return (headersDistinct.host?.length ?? 1) > 1 ? 400 : undefined;
}

/** @param root folder of the release, links followed */
function readRelease(root: string): Release {
  const rules = JSON.parse(readFileSync(join(dirname(root), 'hosting/rules.json'), 'utf8')) as HostRules;
  const pathOf = builtFiles(root);
  const fileAt = (path: string) => ({ path, root, type: rules.types[extname(path).slice(1)] ?? 'application/octet-stream' });
  const common = { ...rules.headers, 'Cache-Control': ASK_AGAIN };
  const forPages = { ...common, ...rules.pageHeaders };
  const redirectOf = redirectFinder(rules);
  // What else comes on a connection whose request was refused is not read.
  const refusal = (status: number, headers = {}): Answer => ({ status, headers: { ...forPages, ...headers, Connection: 'close' } });
  const missing = (url: string): Answer => {
    const isMalayalam = splitAddress(url.split('?')[0] ?? '').locale === 'ml';
    return { status: 404, headers: forPages, file: fileAt(isMalayalam ? '/ml/404.html' : '/404.html') };
  };
  const answer = (url: string): Answer => {
    const [address = '', ...queries] = url.split('?');
    const found = pathOf(address);
    if (found === 'forbidden') return refusal(400);
    // Only one slash at the front: //host would lead away from the site.
    const path = address.replace(/^\/+/, '/').replace(/(.)\/+$/, '$1');
    const target = redirectOf(path, queries) ?? (path === address ? undefined : [path, ...queries].join('?'));
    if (target !== undefined) return { status: 301, headers: { ...forPages, Location: target } };
    if (found === undefined) return missing(url);
    const cache = { 'Cache-Control': address.startsWith(HASHED) ? FOREVER : ASK_AGAIN };
    return { status: 200, headers: { ...(IS_INERT.test(address) ? common : forPages), ...cache }, file: fileAt(found) };
  };
  return { answer, missing, refusal };
}

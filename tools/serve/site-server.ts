import { once } from 'node:events';
import { fstatSync, ReadStream, readFileSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import { dirname, extname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import fastifyStatic from '@fastify/static';
import { type FastifyError, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { splitAddress } from '#app/i18n/locale.ts';
import { builtFiles } from '#tools/hosting/built-files.ts';
import { currentRelease } from '#tools/hosting/current-release.ts';
import { redirectFinder } from '#tools/hosting/redirect-finder.ts';
import { ALLOW, ASK_AGAIN, FOREVER, HASHED, type HostRules, INERT, LONGEST_ADDRESS, METHODS, OPEN, OPEN_HEADERS } from '#tools/hosting/rules.ts';

/** A response; `file` is a path below `root`, the real path of the release folder. */
type Answer = { status: number; headers: Record<string, string>; file?: { path: string; root: string; type: string } };

/** A release as functions: responses to an address, to one whose file has been deleted, and to a rejected request. */
type Release = { answer: (url: string) => Answer; missing: (url: string) => Answer; refusal: (status: number, headers?: Record<string, string>) => Answer };

/** Limits per visitor; a connection that exceeds them is closed. */
const LIMITS = {
  /** Maximum size of address and headers of a request. */
  headBytes: 32 * 1024,
  /** Time from opening a connection, or from the first byte of a later request, to the end of the headers. */
  headMs: 10_000,
  /** The same to the end of the request body. */
  requestMs: 30_000,
  /** Time without any transfer on a connection, for clients that do not read their response. */
  stillMs: 30_000,
  /** Time between two requests on a connection. */
  keptMs: 5_000,
  /** Interval at which the first two limits are checked. */
  lookMs: 2_000,
  /** Pending requests per connection, each with an open file. Browsers send the second after the first response. */
  waiting: 4,
};
const IS_INERT = new RegExp(INERT);
const IS_OPEN = new RegExp(OPEN);

/**
 * Serves a built site by the rules for all hosts (hosting/rules.json next to it). For `npm start` and the tests;
 * a public site uses one of the servers in docs/hosting.md. The folder can be switched to another release while it is served.
 * @param client folder of the built site, such as build/client
 * @returns a server that is not listening yet
 * @throws Error if the build is not complete
 */
export async function createSiteServer(client: string, limits: Partial<typeof LIMITS> = {}): Promise<Server> {
  const { headBytes, headMs, requestMs, stillMs, keptMs, lookMs, waiting } = { ...LIMITS, ...limits };
  const release = currentRelease(client, readRelease);
  const app = fastify({
    http: { maxHeaderSize: headBytes, headersTimeout: headMs, connectionsCheckingInterval: lookMs },
    requestTimeout: requestMs,
    keepAliveTimeout: keptMs,
    // Node closes a connection with pending output only after the second timeout.
    connectionTimeout: stillMs / 2,
    // Raw addresses are looked up in the list of the release; the router would normalise them.
    rewriteUrl: () => '/',
  });
  app.server.on('connect', (_, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    socket.end(`HTTP/1.1 405 Method Not Allowed\r\nAllow: ${ALLOW}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  await app.register(fastifyStatic, { serve: false, preCompressed: true, index: false, cacheControl: false, contentType: false });
  app.decorateRequest('file');
  app.decorateRequest('release');

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
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const used = release.get();
    request.setDecorator('release', used);
    return send(reply, used.answer(request.originalUrl));
  };
  app.get('/', answer);

  // The file was deleted after the release was read, by a new release or otherwise.
  const again = async (request: FastifyRequest, reply: FastifyReply) => {
    const used = request.getDecorator<Release | undefined>('release');
    return (await release.renew(used)) ? answer(request, reply) : send(reply, release.get().missing(request.originalUrl));
  };
  app.setNotFoundHandler(again);
  app.addHook('onSend', async (request, reply, payload) => {
    const file = request.getDecorator<Answer['file']>('file');
    if (!file) return;
    reply.header('Content-Type', file.type);
    // Before the headers are sent, so that an error response is possible if the file cannot be opened.
    if (payload instanceof ReadStream) {
      const [descriptor] = await once(payload, 'open').catch(({ code }) => {
        throw Object.assign(new Error('The file cannot be opened now'), { code, statusCode: 503 });
      });
      // A new build replaced the folder after the size was read: its file has another one.
      if (reply.statusCode === 200 && fstatSync(descriptor).size !== Number(reply.getHeader('Content-Length'))) {
        payload.destroy();
        throw Object.assign(new Error('The file has been replaced'), { code: 'ENOENT' });
      }
    }
  });
  app.setErrorHandler<FastifyError & { headers?: Record<string, string> }>((error, request, reply) => {
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
    if (error.code === 'ENOENT') return again(request, reply);
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

/** The status of a rejected request, before its address is looked up. */
function refusedWith({ method, headersDistinct }: IncomingMessage, url: string): number | undefined {
  if (!METHODS.some((each) => each === method)) return 405;
  if (url.length > LONGEST_ADDRESS) return 414;
  // Two Host headers may be read differently by this server and by a proxy in front of it.
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
  // The rest of a connection is not read after a rejected request.
  const refusal = (status: number, headers = {}): Answer => ({ status, headers: { ...forPages, ...headers, Connection: 'close' } });
  const missing = (url: string): Answer => {
    const isMalayalam = splitAddress(url.split('?')[0] ?? '').locale === 'ml';
    return { status: 404, headers: forPages, file: fileAt(isMalayalam ? '/ml/404.html' : '/404.html') };
  };
  const answer = (url: string): Answer => {
    const [address = '', ...queries] = url.split('?');
    const found = pathOf(address);
    if (found === 'forbidden') return refusal(400);
    // Only one slash at the front: //host would redirect to another host.
    const path = address.replace(/^\/+/, '/').replace(/(.)\/+$/, '$1');
    const target = redirectOf(path, queries) ?? (path === address ? undefined : [path, ...queries].join('?'));
    if (target !== undefined) return { status: 301, headers: { ...forPages, Location: target } };
    if (found === undefined) return missing(url);
    const cache = { 'Cache-Control': address.startsWith(HASHED) ? FOREVER : ASK_AGAIN };
    return {
      status: 200,
      headers: { ...(IS_INERT.test(address) ? common : forPages), ...(IS_OPEN.test(address) ? OPEN_HEADERS : {}), ...cache },
      file: fileAt(found),
    };
  };
  return { answer, missing, refusal };
}

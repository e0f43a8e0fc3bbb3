import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { dirname, extname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { type FastifyError, fastify } from 'fastify';
import { FIRST, localisePath, splitAddress } from '#app/i18n/locale.ts';
import { addressMeant, redirectFinder } from '#tools/hosting/redirect-finder.ts';
import * as host from '#tools/hosting/rules.ts';

/** In the order of their size; at this quality brotli takes no longer than gzip. */
const ENCODERS = [
  {
    name: 'br',
    create: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  },
  { name: 'gzip', create: () => createGzip() },
];

/**
 * Serves a built site on this machine by the rules for all hosts (hosting/rules.json next to it):
 * for `npm start` and the tests. A public site needs a server with limits for its visitors
 * (docs/hosting.md). A new build in the same folder is served from then on.
 * @param client folder of the built site, such as build/client
 * @returns a server that is not listening yet
 * @throws Error if there is no build
 */
export async function createSiteServer(client: string): Promise<Server> {
  const root = resolve(client);
  const rulesFile = join(dirname(root), 'hosting/rules.json');
  const readRules = () => JSON.parse(readFileSync(rulesFile, 'utf8')) as host.HostRules;
  let rules = readRules();
  // Raw addresses are compared with the rules; the router would normalise them.
  const app = fastify({ rewriteUrl: () => '/' });
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  app.addHook('onRequest', async ({ raw, originalUrl }, reply) => {
    // While a build replaces its folder, the rules before apply.
    if (existsSync(rulesFile)) rules = readRules();
    if (!host.METHODS.some((method) => method === raw.method))
      return reply.code(405).header('Allow', host.ALLOW).send();
    const isOdd = new RegExp(host.FORBIDDEN).test(originalUrl) || !originalUrl.startsWith('/');
    return isOdd ? reply.code(400).send() : undefined;
  });
  app.get('/', ({ originalUrl }, reply) => {
    const [address = '', ...queries] = originalUrl.split('?');
    // Only one slash at the front: //host would redirect to another host.
    const path = address.replace(/^\/+/, '/').replace(/(.)\/+$/, '$1');
    const target =
      redirectFinder(rules)(path, queries) ??
      (path === address ? undefined : [path, ...queries].join('?'));
    if (target !== undefined) return reply.code(301).header('Location', target).send();
    const file = decodeURIComponent(path);
    return new RegExp(host.hiddenIn(rules.languages)).test(file)
      ? reply.callNotFound()
      : reply.sendFile(file);
  });
  app.setNotFoundHandler(({ originalUrl }, reply) => {
    const [path = '', ...queries] = originalUrl.split('?');
    const meant = addressMeant(path, rules);
    if (meant !== undefined)
      return reply
        .code(301)
        .header('Location', [meant, ...queries].join('?'))
        .send();
    const { locale } = splitAddress(path);
    const own = rules.languages.includes(locale) ? locale : FIRST;
    return reply.code(404).send(readFileSync(join(root, `${localisePath('/404', own)}.html`)));
  });
  // An address that was cut within an encoded letter has no text.
  app.setErrorHandler<FastifyError>((error, _, reply) =>
    error instanceof URIError ? reply.callNotFound() : reply.code(error.statusCode ?? 503).send(),
  );
  app.addHook('onSend', async ({ originalUrl }, reply, payload) => {
    const file = [200, 206, 304].includes(reply.statusCode)
      ? (originalUrl.split('?')[0] ?? '')
      : '';
    const { headers, pageHeaders, types } = rules;
    reply.headers({
      ...headers,
      ...(new RegExp(host.INERT).test(file) ? {} : pageHeaders),
      ...(new RegExp(host.openIn(rules.languages)).test(file) ? host.OPEN_HEADERS : {}),
    });
    reply.header('Cache-Control', file.startsWith(host.HASHED) ? host.FOREVER : host.ASK_AGAIN);
    if (payload) reply.header('Content-Type', types[extname(file).slice(1)] ?? types.html);
  });
  // A quick build has no compressed copies, which every host serves.
  app.addHook('onSend', async ({ headers, method }, reply, payload) => {
    const accepted = headers['accept-encoding']?.toString() ?? '';
    const encoding = ENCODERS.find(({ name }) => new RegExp(host.accepts(name)).test(accepted));
    const isText = /^(?:text|application\/(?:json|xml)|image\/svg)/.test(
      `${reply.getHeader('Content-Type')}`,
    );
    const isWhole = method === 'GET' && reply.statusCode === 200 && payload instanceof Readable;
    if (!encoding || !isText || !isWhole || reply.hasHeader('Content-Encoding')) return payload;
    reply.header('Content-Encoding', encoding.name).header('Vary', 'Accept-Encoding');
    reply.removeHeader('Content-Length');
    return payload.pipe(encoding.create());
  });
  await app.ready();
  return app.server;
}

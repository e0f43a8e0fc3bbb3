import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RefusedPath } from '#desk/content-files/content-folder.ts';
import { UnusableFile } from '#desk/content-files/read-yaml.ts';
import { systemWords } from '#desk/server/forms/system-words.ts';
import { DeskError, Refusal, WORDS } from '#desk/words.ts';
import { isSame } from './same.ts';
import type { Person, Settings } from './settings.ts';

/**
 * Scripts and styles of the desk only; frames show pages of this address. Previews have a separate
 * policy.
 */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; font-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";
/** A page of the site without its scripts, in a frame of the desk. */
export const PREVIEW_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-same-origin";

/** In which the proxy sends the secret of desk.yaml. */
const SECRET_HEADER = 'x-desk-secret';
const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: declarations can only be merged into an interface
  interface FastifyRequest {
    /** Nobody, where a route is open. */
    person: Person;
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: the same
  interface FastifyContextConfig {
    /** Answers also those who are not signed in: it reads no person. */
    isOpen?: true;
  }
}

/**
 * By which nginx knows a browser that has signed in under a name
 * (tools/hosting/desk/desk-basic.conf): of no use for the name of anybody else.
 */
export function visitCookie(user: string, secret: string): string {
  const mark = createHash('md5').update(`${user} ${secret}`).digest('base64url');
  return `desk_visit=${mark}; Path=/; Secure; HttpOnly; SameSite=Strict`;
}

const KEY_COOKIE = 'desk_key';
const MONTH_S = 30 * 24 * 3600;

type Guard = {
  port: number;
  settings: Settings | undefined;
  localPerson: Person;
  /**
   * Without desk.yaml: what only the user has who started the desk, and not another user of the
   * machine.
   */
  localKey?: string | undefined;
};

/**
 * Allows only requests from this machine, on a server with the secret of its proxy, for an address
 * of the desk, by a known person; write requests only from its own pages.
 * Every response has the policy, every rejection a plain message.
 */
export function guard(
  app: FastifyInstance,
  { port, settings, localPerson, localKey }: Guard,
): void {
  const origins = settings
    ? [new URL(settings.address).origin]
    : ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}`);
  const hosts = origins.map((origin) => new URL(origin).host);
  app.decorateRequest('person');
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'Content-Security-Policy': POLICY,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'SAMEORIGIN',
      'Cache-Control': 'no-store',
    });
    if (!LOOPBACK.includes(request.socket.remoteAddress ?? ''))
      throw new DeskError(403, WORDS.unknownPerson);
    if (!hosts.includes(request.headers.host ?? '')) throw new DeskError(421, WORDS.otherOrigin);
    if (settings && !isSame(request.headers[SECRET_HEADER], settings.secret))
      throw new DeskError(403, WORDS.notFromProxy);
    if (!isOwn(request, origins)) throw new DeskError(403, WORDS.otherOrigin);
    if (!settings && localKey !== undefined) {
      if (request.url.startsWith('/?key=') && isSame(request.url.slice('/?key='.length), localKey))
        return reply.header('Set-Cookie', keyCookie(localKey)).redirect('/');
      if (!isSame(cookieOf(request, KEY_COOKIE), localKey)) throw new DeskError(403, WORDS.noKey);
    }
    // Asked of the route that answers, not of the address, which the proxy may have read otherwise.
    if (request.routeOptions.config.isOpen) {
      reply.header('X-Robots-Tag', 'noindex, nofollow, noarchive');
      return;
    }
    request.person = personOf(request, settings, localPerson);
    if (settings) reply.header('Set-Cookie', visitCookie(request.person.user, settings.secret));
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Refusal) return reply.status(error.status).send(error.answer);
    const { status, words } = refusal(error);
    if (status >= 500) console.error(error);
    // What is opened in the browser is read there as it is.
    if (!request.url.startsWith('/api/'))
      return reply.status(status).send(`${words.en}\n${words.ml}`);
    return reply.status(status).send({ error: words });
  });
  app.setNotFoundHandler((_request, reply) => reply.status(404).send({ error: WORDS.notFound }));
}

/**
 * Read requests must come from pages of this address; write requests also need their origin, which
 * other pages cannot send.
 */
function isOwn({ method, headers }: FastifyRequest, origins: readonly string[]): boolean {
  const site = headers['sec-fetch-site'];
  const isReading = method === 'GET' || method === 'HEAD';
  if (
    site !== undefined &&
    site !== 'same-origin' &&
    !(isReading && (site === 'none' || headers['sec-fetch-mode'] === 'navigate'))
  )
    return false;
  return isReading
    ? headers.origin === undefined || origins.includes(headers.origin)
    : origins.includes(headers.origin ?? '');
}

function keyCookie(key: string): string {
  return `${KEY_COOKIE}=${key}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${MONTH_S}`;
}

function cookieOf({ headers }: FastifyRequest, name: string): string {
  const cookies = headers.cookie?.split('; ') ?? [];
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

function personOf(
  { headers }: FastifyRequest,
  settings: Settings | undefined,
  localPerson: Person,
): Person {
  if (!settings) return localPerson;
  const person = settings.people.find(({ user }) => user === headers[settings.header]);
  if (!person) throw new DeskError(403, WORDS.unknownPerson);
  return person;
}

function refusal(error: unknown): { status: number; words: { en: string; ml: string } } {
  if (error instanceof DeskError) return error;
  if (error instanceof UnusableFile)
    return { status: 422, words: WORDS.unusable(error.line, error.file) };
  if (error instanceof RefusedPath) return { status: 400, words: WORDS.refusedPath };
  if (error instanceof z.ZodError) return { status: 400, words: WORDS.badRequest };
  const words = systemWords(error);
  if (words) return { status: 507, words };
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return { status, words: WORDS.tooLarge };
  return status < 500 ? { status, words: WORDS.badRequest } : { status: 500, words: WORDS.failed };
}

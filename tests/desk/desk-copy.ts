import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import type { Person, Settings } from '#desk/server/access/settings.ts';
import type { SiteRenderer } from '#desk/server/publish/site-renderer.ts';
import { createDesk } from '#desk/server/routes/desk-server.ts';

const ADDRESS = 'http://localhost:4174';
const SAME_ORIGIN = { host: 'localhost:4174', origin: ADDRESS, 'sec-fetch-site': 'same-origin' };

/** Where a desk behind a proxy answers. */
export const ORIGIN = 'https://desk.college.example';
/** The headers that the proxy sends with the requests of a person. */
export const as = (user: string) => ({
  ...{ host: 'desk.college.example', origin: ORIGIN, 'x-forwarded-user': user },
});
/** A person who may change everything and publish nothing, unless it is said otherwise. */
export const person = (user: string, more: Partial<Person> = {}): Person => ({
  ...{ user, name: user, email: `${user}@college.example`, write: 'all', publish: false },
  ...more,
});
/** The settings of a desk behind a proxy. */
export const settingsFor = (people: Person[], more: Partial<Settings> = {}): Settings => ({
  ...{ address: ORIGIN, header: 'x-forwarded-user', site: '/srv/college', people },
  ...{ secret: 'a-secret-of-more-than-32-characters', ...more },
});

const gitIn = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim();

/** A repository with content/, made once in a process and copied: to compress and commit all files takes longer than most tests. */
let template: string | undefined;

function makeTemplate(): string {
  const root = mkdtempSync(join(tmpdir(), 'desk-template-'));
  process.on('exit', () => rmSync(root, { recursive: true, force: true }));
  cpSync('content', join(root, 'content'), { recursive: true });
  gitIn(root, 'init', '--quiet');
  gitIn(root, 'config', 'user.name', 'Anu Clerk');
  gitIn(root, 'config', 'user.email', 'anu@college.example');
  gitIn(root, 'add', '-A');
  gitIn(root, 'commit', '--quiet', '-m', 'Content');
  gitIn(root, 'gc', '--quiet');
  return root;
}

/** A copy of content/ in its own repository, with a desk. */
export async function deskOverCopy(
  settings?: Settings,
  renderer?: SiteRenderer,
  buildsAhead = false,
  localKey?: string,
) {
  template ??= makeTemplate();
  const root = mkdtempSync(join(tmpdir(), 'desk-'));
  cpSync(template, root, { recursive: true });
  const git = (...args: string[]) => gitIn(root, ...args);
  let desk = await createDesk({
    root,
    port: 4174,
    settings,
    buildsAhead,
    ...(renderer && { renderer }),
    ...(localKey !== undefined && { localKey }),
  });
  /** Sends a request like a page of the desk, unless other headers are given. */
  const ask = async (address: string, body?: object, options: InjectOptions = {}) => {
    const method = options.method ?? (body ? 'POST' : 'GET');
    const response = await desk.inject({
      url: `/api/${address}`,
      method,
      ...(body ? { payload: body } : {}),
      ...options,
      headers: {
        ...SAME_ORIGIN,
        ...(settings && { 'x-desk-secret': settings.secret }),
        ...options.headers,
      },
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      answer: String(response.headers['content-type']).includes('json')
        ? response.json()
        : response.body,
    };
  };
  const entry = async (kind: string, id: string) =>
    (await ask(`entry?${new URLSearchParams({ kind, id })}`)).answer;
  return {
    root,
    git,
    ask,
    /** What the form of an entry is opened with. */
    entry,
    /** Saves an entry with some fields changed. */
    async change(kind: string, id: string, part: object | ((value: never) => object)) {
      const { value: base } = await entry(kind, id);
      const changed = typeof part === 'function' ? part(base as never) : part;
      return ask('save', { kind, id, value: { ...base, ...changed }, base });
    },
    /** The same behind a proxy. */
    askAs: (user: string, address: string, body?: object, options: InjectOptions = {}) =>
      ask(address, body, { ...options, headers: as(user) }),
    /** Sends a file to an address such as `file`. */
    send: (
      address: string,
      query: Record<string, string>,
      bytes: Uint8Array | string,
      headers: InjectOptions['headers'] = {},
    ) =>
      ask(`${address}?${new URLSearchParams(query)}`, undefined, {
        method: 'POST',
        payload: Buffer.from(bytes),
        headers: { ...headers, 'content-type': 'application/octet-stream' },
      }),
    read: (file: string) => readFileSync(join(root, 'content', file), 'utf8'),
    write: (file: string, text: string | Uint8Array) =>
      writeFileSync(join(root, 'content', file), text),
    /** Opens an address as a browser does. */
    open: (url: string) => desk.inject({ url, headers: { host: SAME_ORIGIN.host } }),
    /** Restarts the desk on the same folder, as after a crash. */
    async restart() {
      desk = await createDesk({ root, port: 4174, settings });
    },
    dispose: () => rmSync(root, { recursive: true, force: true }),
  };
}
export type DeskCopy = Awaited<ReturnType<typeof deskOverCopy>>;

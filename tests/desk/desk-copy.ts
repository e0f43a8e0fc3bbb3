import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { expect, vi } from 'vitest';
import type { Person, Settings } from '#desk/server/access/settings.ts';
import * as apart from '#desk/server/files/run-apart.ts';
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

/**
 * A repository with content/, made once in a process: to compress and commit all files takes longer
 * than most tests.
 */
let template: string | undefined;

function makeTemplate(): string {
  const root = mkdtempSync(join(tmpdir(), 'desk-template-'));
  process.on('exit', () => rmSync(root, { recursive: true, force: true }));
  cpSync('content', join(root, 'content'), { recursive: true });
  gitIn(root, 'init', '--quiet', '--template=');
  gitIn(root, 'config', 'user.name', 'Anu Clerk');
  gitIn(root, 'config', 'user.email', 'anu@college.example');
  gitIn(root, 'add', '-A');
  gitIn(root, 'commit', '--quiet', '-m', 'Content');
  gitIn(root, 'gc', '--quiet');
  return root;
}

/** Copies a folder as links to its files: git and the desk write a file anew, and never into it. */
function link(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [file, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) link(file, copy);
    else linkSync(file, copy);
  }
}

function copyOf(original: string): string {
  const root = mkdtempSync(join(tmpdir(), 'desk-'));
  for (const folder of ['content', '.git/objects'])
    link(join(original, folder), join(root, folder));
  const isWritten = (file: string) => !file.startsWith(join(original, '.git/objects'));
  cpSync(join(original, '.git'), join(root, '.git'), { recursive: true, filter: isWritten });
  return root;
}

type Answer = {
  status: number;
  headers: Awaited<ReturnType<FastifyInstance['inject']>>['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: each address answers in a form of its own
  answer: any;
};
type Ask = (address: string, body?: object, options?: InjectOptions) => Promise<Answer>;
/** What a value is changed to: some fields, also as they follow from the value. */
type Change = object | ((value: never) => object);

/** What somebody does at the desk. */
function actions(ask: Ask) {
  /** The answer to a request that has to succeed. */
  const get = async (address: string, body?: object, options?: InjectOptions) => {
    const { status, answer } = await ask(address, body, options);
    const mistakes = (answer.mistakes ?? []).map(({ words }: { words: object }) => words);
    expect([status, mistakes], `${address} ${answer.error?.en ?? ''}`).toEqual([200, []]);
    return answer;
  };
  const entry = (kind: string, id: string) => get(`entry?${new URLSearchParams({ kind, id })}`);
  const value = async (kind: string, id: string) => (await entry(kind, id)).value;
  const change = async (kind: string, id: string, part: Change) => {
    const base = await value(kind, id);
    const changed = typeof part === 'function' ? part(base as never) : part;
    return { kind, id, value: { ...base, ...changed }, base };
  };
  return {
    ask,
    get,
    entry,
    value,
    status: async (...asked: Parameters<Ask>) => (await ask(...asked)).status,
    /** The status of a refusal, and its reason. */
    refusal: async (...asked: Parameters<Ask>): Promise<[number, string]> => {
      const { status, answer } = await ask(...asked);
      return [status, answer.error?.en ?? ''];
    },
    /** Tries to save an entry with some fields changed. */
    change: async (kind: string, id: string, part: Change) =>
      ask('save', await change(kind, id, part)),
    /** Saves it so. */
    changed: async (kind: string, id: string, part: Change) =>
      get('save', await change(kind, id, part)),
    /** Saves a new entry. */
    add: (kind: string, id: string, value: object, draft?: string) =>
      get('save', { kind, id, value, base: null, ...(draft && { draft }) }),
    remove: (kind: string, id: string, more: object = {}) => get('remove', { kind, id, ...more }),
    list: (kind: string) => get(`entries?kind=${kind}`),
    /** What a list of what needs attention names. */
    attention: async (name: string) =>
      (await ask('attention')).answer.lists.find((list: { name: string }) => list.name === name)
        .rows,
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
  };
}

/**
 * Files that are sent are read in this process until the end of the test: another takes half a
 * second to start.
 */
export function readFilesHere(): void {
  vi.spyOn(apart, 'runApart').mockImplementation(async (module, input) =>
    (await import(fileURLToPath(module))).run(input),
  );
}

/** One page in the place of a build, as a publication of the desk makes it. */
export function buildOnePage(root: string): void {
  const build = join(root, '.desk/publishing/build');
  for (const folder of ['client', 'hosting']) mkdirSync(join(build, folder), { recursive: true });
  writeFileSync(join(build, 'client/health.txt'), 'built 2026-11-24T00:00:00+05:30\n');
}

/** A copy of content/ in its own repository, with a desk. */
export async function deskOverCopy(
  settings?: Settings,
  renderer?: SiteRenderer,
  buildsAhead = false,
  localKey?: string,
) {
  template ??= makeTemplate();
  const root = copyOf(template);
  const git = (...args: string[]) => gitIn(root, ...args);
  const placeOf = (file: string) => join(root, 'content', file);
  let desk = await createDesk({
    root,
    port: 4174,
    settings,
    buildsAhead,
    ...(renderer && { renderer }),
    ...(localKey !== undefined && { localKey }),
  });
  /** Sends a request like a page of the desk, unless other headers are given. */
  const ask: Ask = async (address, body, options = {}) => {
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
  return {
    root,
    git,
    ...actions(ask),
    /** What a person does behind a proxy. */
    as: (user: string) =>
      actions((address, body, options = {}) =>
        ask(address, body, { ...options, headers: { ...as(user), ...options.headers } }),
      ),
    read: (file: string) => readFileSync(placeOf(file), 'utf8'),
    write(file: string, text: string | Uint8Array) {
      rmSync(placeOf(file), { force: true });
      writeFileSync(placeOf(file), text);
    },
    isThere: (file: string) => existsSync(placeOf(file)),
    /** Commits what was written by hand. */
    commit(message = 'By hand') {
      git('add', '-A', 'content');
      git('commit', '--quiet', '-m', message);
    },
    /** The files of the last commit. */
    saved: () => git('show', '--name-only', '--format=', 'HEAD').split('\n').sort(),
    /** Opens an address as a browser does. */
    open: (url: string) => desk.inject({ url, headers: { host: SAME_ORIGIN.host } }),
    /** The requests that the desk answers, as `GET /api/me`, by its own list. */
    async routes(): Promise<string[]> {
      await desk.ready();
      const above: string[] = [];
      return desk
        .printRoutes({ commonPrefix: false })
        .split('\n')
        .flatMap((line) => {
          const [, indent = '', part = '', methods = ''] =
            /^(\W*)── (\S*)(?: \(([^)]+)\))?/.exec(line) ?? [];
          above.splice(Math.floor(indent.length / 4), above.length, part);
          const wanted = methods.split(', ').filter((method) => method && method !== 'HEAD');
          return wanted.map((method) => `${method} ${above.join('')}`);
        });
    },
    /** Restarts the desk on the same folder, as after a crash. */
    async restart() {
      desk = await createDesk({ root, port: 4174, settings });
    },
    dispose: () => rmSync(root, { recursive: true, force: true }),
  };
}
export type DeskCopy = Awaited<ReturnType<typeof deskOverCopy>>;

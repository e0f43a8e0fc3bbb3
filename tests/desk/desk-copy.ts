import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { createDesk } from '#desk/server/desk-server.ts';
import type { Settings } from '#desk/server/settings.ts';

const ADDRESS = 'http://localhost:4174';
const SAME_ORIGIN = { host: 'localhost:4174', origin: ADDRESS, 'sec-fetch-site': 'same-origin' };

/** A copy of content/ in its own repository, with a desk. */
export async function deskOverCopy(settings?: Settings) {
  const root = mkdtempSync(join(tmpdir(), 'desk-'));
  cpSync('content', join(root, 'content'), { recursive: true });
  const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim();
  git('init', '--quiet');
  git('config', 'user.name', 'Anu Clerk');
  git('config', 'user.email', 'anu@college.example');
  git('add', '-A');
  git('commit', '--quiet', '-m', 'Content');
  let desk = await createDesk({ root, port: 4174, settings });
  return {
    root,
    git,
    read: (file: string) => readFileSync(join(root, 'content', file), 'utf8'),
    write: (file: string, text: string | Uint8Array) => writeFileSync(join(root, 'content', file), text),
    /** Sends a request like a page of the desk, unless other headers are given. */
    async ask(address: string, body?: object, options: InjectOptions = {}) {
      const method = options.method ?? (body ? 'POST' : 'GET');
      const response = await desk.inject({
        url: `/api/${address}`,
        method,
        ...(body ? { payload: body } : {}),
        ...options,
        headers: { ...SAME_ORIGIN, ...(settings && { 'x-desk-secret': settings.secret }), ...options.headers },
      });
      return { status: response.statusCode, headers: response.headers, answer: response.json() };
    },
    /** Restarts the desk on the same folder, as after a crash. */
    async restart() {
      desk = await createDesk({ root, port: 4174, settings });
    },
    dispose: () => rmSync(root, { recursive: true, force: true }),
  };
}
export type DeskCopy = Awaited<ReturnType<typeof deskOverCopy>>;

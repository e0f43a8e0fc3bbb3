import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The desk over a copy of content/ in a repository of its own, for the tests in the browser. */
const root = mkdtempSync(join(tmpdir(), 'desk-browser-'));
cpSync('content', join(root, 'content'), { recursive: true });
const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args]);
git('init', '--quiet');
git('config', 'user.name', 'Anu Clerk');
git('config', 'user.email', 'anu@college.example');
git('add', '-A');
git('commit', '--quiet', '-m', 'Content');
process.env.DESK_ROOT = root;
await import('#desk/edit.ts');

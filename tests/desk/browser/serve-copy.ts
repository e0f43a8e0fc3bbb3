import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The desk over a copy of content/ in a repository of its own, for the tests in the browser; what
 * `npm run build` has built is its last publication.
 */
const root = process.env.DESK_COPY ?? mkdtempSync(join(tmpdir(), 'desk-browser-'));
rmSync(root, { recursive: true, force: true });
const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args]);
const release = join(root, '.desk/site/releases/2026-01-01T000000');
cpSync('content', join(root, 'content'), { recursive: true });
cpSync('build', release, { recursive: true });
symlinkSync(release, join(root, '.desk/site/current'));
git('init', '--quiet');
git('config', 'user.name', 'Anu Clerk');
git('config', 'user.email', 'anu@college.example');
git('add', 'content');
git('commit', '--quiet', '-m', 'Content');
git('tag', '-a', '-m', 'The site as it is', 'published/2026-01-01T000000');
process.env.DESK_ROOT = root;
await import('#desk/edit.ts');

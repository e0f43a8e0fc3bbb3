import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';

/** Copies the content of the sample into a folder and commits it there, as a desk needs it. */
export function putContentInGit(root: string): void {
  const git = (...words: string[]) => execFileSync('git', ['-C', root, ...words]);
  cpSync('content', join(root, 'content'), { recursive: true });
  git('init', '--quiet');
  git('config', 'user.name', 'Clerk');
  git('config', 'user.email', 'clerk@college.example');
  git('add', 'content');
  git('commit', '--quiet', '-m', 'Content');
}

// Installs what is missing. Runs on whatever Node the machine has, before any package is there, hence no TypeScript.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const MARK = 'node_modules/.installed';
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const isInstalled = existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted;

if (!isInstalled) {
  console.log('Installing packages (the first time takes a minute or two) ...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error('The packages could not be installed. Is the machine online? See what npm says above.');
    process.exit(1);
  }
  writeFileSync(MARK, wanted);
}

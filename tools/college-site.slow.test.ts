import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const college = mkdtempSync(join(tmpdir(), 'our-college-'));
afterAll(() => rmSync(college, { recursive: true, force: true }));
const site = (...words: string[]) => spawnSync(process.execPath, [resolve('tools/college-site.mjs'), ...words], { cwd: college, encoding: 'utf8' });

it('is refused in a folder without content', () => {
  expect(site('check')).toMatchObject({
    status: 1,
    stderr: `There is no content/college.yaml in ${college}. Run college-site in the folder of the college.\n`,
  });
});

it('names its commands', () => {
  const commands = 'start, edit, build, check, documents, release, rollback, publish-due, report, upgrade, check-links, import-addresses';
  expect(site('improve')).toMatchObject({ status: 1, stderr: `college-site COMMAND, one of: ${commands}\n` });
});

it('shows what an older version wrote otherwise, and writes it only when asked', () => {
  cpSync('content', join(college, 'content'), { recursive: true });
  const file = join(college, 'content/college.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^ {2}tenders: .*\n/m, ''));
  const shown = site('upgrade');
  expect(shown.stdout).toContain('+  tenders: "https://etenders.kerala.gov.in"\n');
  expect(shown.stdout).toContain('Nothing was written.');
  expect(readFileSync(file, 'utf8')).not.toContain('tenders:');
  expect(site('upgrade', '--write')).toMatchObject({ status: 0, stdout: 'Upgraded: college.yaml\n', stderr: '' });
  expect(readFileSync(file, 'utf8')).toContain('  tenders: "https://etenders.kerala.gov.in"\n');
});

it('runs a command on the content of the folder, and ends as it does', () => {
  cpSync('content', join(college, 'content'), { recursive: true });
  expect(site('check')).toMatchObject({ status: 0, stdout: 'No mistakes found in the content.\n' });
  expect(site('rollback', '--to', 'dist/college-site.zip', '--ask', 'none').stderr).toContain(
    `${join(college, 'dist/college-site.zip')}: the host keeps earlier releases`,
  );
  rmSync(join(college, 'content/faq.yaml'));
  const { status, stderr } = site('check');
  expect(status).toBe(1);
  expect(stderr).toContain('faq.yaml');
});

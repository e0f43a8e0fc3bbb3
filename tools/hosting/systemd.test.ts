import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';

const FOLDERS = ['tools/hosting/systemd', 'tools/hosting/desk'];
const UNITS = FOLDERS.flatMap((folder) =>
  readdirSync(folder).map((name) => join(folder, name)),
).filter((file) => /\.(service|timer)$/.test(file));
const read = (file: string) => readFileSync(file, 'utf8');

const place = newFolder();

describe('the systemd units', () => {
  it.skipIf(spawnSync('systemd-analyze', ['--version']).error)(
    'are valid for systemd itself',
    () => {
      const units = join(place, 'etc/systemd/system');
      mkdirSync(units, { recursive: true });
      for (const file of UNITS) {
        const copy = join(units, file.split('/').at(-1) ?? '');
        // The programs of the server are not on this machine.
        writeFileSync(copy, read(file).replace(/^ExecStart=\S+/m, 'ExecStart=/bin/true'));
      }
      const names = readdirSync(units).map((name) => join(units, name));
      expect(spawnSync('systemd-analyze', ['verify', ...names], { encoding: 'utf8' }).stderr).toBe(
        '',
      );
    },
  );

  it('start each hour in India, so also at midnight there', () => {
    for (const file of UNITS.filter((each) => each.endsWith('.timer')))
      expect(read(file), file).toMatch(/^OnCalendar=\*-\*-\* \*:00:00 Asia\/Kolkata$/m);
  });

  it('report a failure by mail', () => {
    for (const file of UNITS.filter(
      (each) => each.endsWith('.service') && !each.includes('mail@'),
    )) {
      expect(read(file), file).toMatch(/^OnFailure=college-mail@%n\.service$/m);
    }
  });

  it('let the desk and the releases reload the web server by sudo, which NoNewPrivileges would stop', () => {
    expect(read('tools/hosting/desk/desk.yaml')).toContain(
      'reload: [sudo, systemctl, reload, nginx]\n',
    );
    expect(read('tools/hosting/systemd/sudoers')).toContain('/usr/bin/systemctl reload nginx');
    for (const file of UNITS)
      expect(read(file), file).not.toMatch(/^NoNewPrivileges=(?:yes|true|on|1)$/m);
  });

  it('run as the user of the website, with the options that the command has', () => {
    for (const file of UNITS.filter((each) => each.endsWith('.service') && !each.includes('mail@')))
      expect(read(file), file).toMatch(/^User=college$/m);
    expect(read('tools/hosting/systemd/college-release.service')).toContain(
      'npm run release -- --to /srv/college --reload nginx --if-due\n',
    );
  });
});

describe('the rotation of logs', () => {
  it('keeps them for 180 days', () => {
    expect(read('tools/hosting/nginx/logrotate')).toMatch(/daily\n\trotate 180\n/);
  });
});

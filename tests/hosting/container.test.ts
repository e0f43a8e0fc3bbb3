import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { HostRules } from '#tools/hosting/rules.ts';
import { HOSTS, isOnPath } from './hosts.ts';

// The Containerfile, and its setup tested with this machine's nginx instead of the image's (tests/hosting/try-container.sh).

type Instruction = { name: string; words: string };

/** Instructions of a Containerfile, without comments and with continued lines joined. */
function readInstructions(text: string): Instruction[] {
  const lines = text.replaceAll(/\\\n/g, ' ').split('\n');
  return lines
    .filter((line) => /^\s*[^#\s]/.test(line))
    .map((line) => ({
      name: line.trim().split(/\s/, 1)[0] ?? '',
      words: line.trim().replace(/^\S+\s*/, ''),
    }));
}

const INSTRUCTIONS = readInstructions(readFileSync('Containerfile', 'utf8'));
const all = (name: string) =>
  INSTRUCTIONS.filter((each) => each.name === name).map(({ words }) => words);
const COPIES = all('COPY').map((words) => words.split(/\s+/));
const HEALTH = all('HEALTHCHECK')[0]?.replace(/^.*?CMD /, '') ?? '';
const COMMAND = JSON.parse(all('CMD')[0] ?? '[]') as string[];
const USER_ID = all('USER').at(-1) ?? '';
const SCRIPT = `/${globSync('assets/page-*.js', { cwd: 'build/client' })[0]}`;

describe('the Containerfile', () => {
  it('has only valid instructions, beginning with one image of a fixed version', () => {
    expect(
      INSTRUCTIONS.map(({ name }) => name).filter(
        (name) => !['FROM', 'COPY', 'EXPOSE', 'USER', 'HEALTHCHECK', 'CMD'].includes(name),
      ),
    ).toEqual([]);
    expect(INSTRUCTIONS[0]?.name).toBe('FROM');
    expect(all('FROM')).toEqual([
      expect.stringMatching(/^[\w.-]+\/[\w./-]+:(?!latest)[\w.-]*\d[\w.-]*$/),
    ]);
  });

  it('copies only files of the repository or the build that .containerignore allows, each to its own place', () => {
    const allowed = readFileSync('.containerignore', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('!'));
    for (const copy of COPIES) {
      expect(copy).toHaveLength(2);
      const [from = '', to] = copy;
      expect(existsSync(from), from).toBe(true);
      expect(to, from).toMatch(/^\//);
      expect(
        allowed.some((line) => `${from}/`.startsWith(`${line.slice(1)}/`)),
        from,
      ).toBe(true);
    }
    expect(new Set(COPIES.map(([, to]) => to)).size).toBe(COPIES.length);
  });

  it('runs as a numeric user who is not root, as clusters require', () => {
    expect(USER_ID).toMatch(/^[1-9]\d*$/);
  });

  it('checks health at the port that it exposes and nginx uses', () => {
    const [port] = all('EXPOSE');
    expect(Number(port)).toBeGreaterThan(1023);
    expect(HEALTH).toContain(`http://127.0.0.1:${port}/`);
    expect(readFileSync('tools/hosting/container/college.conf', 'utf8')).toMatch(
      new RegExp(`^listen ${port};$`, 'm'),
    );
  });
});

/** Why it cannot be tested here; nothing if it can. */
function whyNot(): string | undefined {
  if (!HOSTS.some(({ name, isInstalled }) => name === 'nginx' && isInstalled))
    return 'nginx not installed';
  for (const program of ['wget', 'setpriv', 'ip'])
    if (!isOnPath(program)) return `${program} not installed`;
  // Another user cannot switch to the container's user.
  if (process.getuid?.() !== 0) return 'not root';
  return spawnSync('unshare', ['-m', '-n', '-p', '-f', 'true']).status === 0
    ? undefined
    : 'mounts of its own not allowed';
}

const obstacle = whyNot();
if (obstacle) console.log(`skipped: ${obstacle}, so the container is not tried`);

describe.skipIf(obstacle)(
  obstacle
    ? `skipped: ${obstacle}`
    : 'what the Containerfile sets up, with the nginx of this machine',
  () => {
    let lines: [name: string, value: string][] = [];
    let log = '';
    const values = (name: string) =>
      lines.filter(([each]) => each === name).map(([, value]) => value);

    beforeAll(() => {
      const env = {
        ...process.env,
        USER_ID,
        HEALTH,
        SCRIPT,
        COPIES: COPIES.map(([from = '', to]) => `${resolve(from)} ${to}`).join('\n'),
      };
      const words = [
        '-m',
        '-n',
        '-p',
        '-f',
        '--kill-child',
        'sh',
        '-e',
        'tests/hosting/try-container.sh',
        ...COMMAND,
      ];
      const { stdout, stderr } = spawnSync('unshare', words, {
        encoding: 'utf8',
        timeout: 60_000,
        env: { ...env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` },
      });
      lines = stdout
        .trim()
        .split('\n')
        .map((line) => [line.split('\t')[0] ?? '', line.split('\t')[1] ?? '']);
      log = stderr;
    }, 70_000);

    it('is healthy only while it answers', () => {
      expect(
        [values('healthy before the start'), values('healthy'), values('healthy after the end')],
        log,
      ).toEqual([['no'], ['yes'], ['no']]);
    });

    it('runs as the user of the Containerfile, without any root privileges, including its workers', () => {
      expect(values('user').length).toBeGreaterThan(1);
      expect([...new Set(values('user'))]).toEqual([USER_ID]);
      expect([...new Set(values('rights'))]).toEqual(['0000000000000000']);
    });

    it('serves pages, files and errors in both languages by the rules of all hosts', () => {
      expect(Object.fromEntries(lines.filter(([name]) => name.startsWith('status of ')))).toEqual({
        ...{
          'status of /': '200',
          'status of /ml/about': '200',
          [`status of ${SCRIPT}`]: '200',
          'status of /.well-known/security.txt': '200',
        },
        ...{
          'status of /no-such-page': '404',
          'status of /ml/no-such-page': '404',
          'status of a POST': '405',
        },
      });
      const { pageHeaders } = JSON.parse(
        readFileSync('build/hosting/rules.json', 'utf8'),
      ) as HostRules;
      expect([values('policy'), values('cache of a script')]).toEqual([
        [pageHeaders['Content-Security-Policy']],
        ['public, max-age=31536000, immutable'],
      ]);
    });

    it('can write only below /tmp, and leaves only the configured files there', () => {
      expect(values('could be written')).toEqual([]);
      expect(values('lies in /tmp')).toEqual(
        ['client', 'fastcgi', 'nginx.pid', 'proxy', 'scgi', 'uwsgi'].map((name) => `/tmp/${name}`),
      );
    });

    it('logs to the engine: every request, and no warnings', () => {
      expect(log).toMatch(/"GET \/ml\/about HTTP\/1\.1" 200/);
      expect(log).not.toMatch(/\[(?:warn|error|crit|alert|emerg)\]/);
    });
  },
);

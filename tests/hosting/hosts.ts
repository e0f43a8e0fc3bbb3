import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { delimiter, join, resolve } from 'node:path';
import { describe } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { nginxCommand } from '#tools/bench/run-nginx.ts';
import { ask } from './ask.ts';

const BUILD = resolve('build');
const APACHE_MODULES = '/usr/lib/apache2/modules';
/** Log files of nginx and Apache, in their test folder. */
const ACCESS_LOG = 'access.log';
const ERROR_LOG = 'error.log';
const APACHE_LOG_LINES =
  readFileSync('tools/hosting/apache-server/college.conf', 'utf8').match(
    /^(?:LogFormat|LogLevel|ErrorLogFormat) .+$/gm,
  ) ?? [];
const IS_ROOT = process.getuid?.() === 0;

type Running = {
  port: number;
  /** Tells the server about a new release, if that is necessary (docs/hosting.md). */
  reload: () => Promise<void>;
  stop: () => Promise<void>;
  /** Its complete log of visits and of faults, as configured in docs/hosting.md. */
  log: () => string;
};

export type Host = {
  name: 'npm start' | 'nginx' | 'Apache';
  /** Precompressed formats it supports in Debian's package. */
  encodings: readonly string[];
  isInstalled: boolean;
  /**
   * @param release folder, or link to one, that contains client/ and hosting/; by default the build
   */
  start: (release?: string) => Promise<Running>;
};

const ALL_HOSTS: readonly Host[] = [
  { name: 'npm start', encodings: ['br', 'gzip'], isInstalled: true, start: startWith(ownCommand) },
  {
    name: 'nginx',
    encodings: ['gzip'],
    isInstalled: isOnPath('nginx'),
    start: startWith(nginxCommand),
  },
  {
    name: 'Apache',
    encodings: ['br', 'gzip'],
    isInstalled: isOnPath('apache2') && existsSync(APACHE_MODULES),
    start: startWith(apacheCommand),
  },
];

/**
 * Every host of docs/hosting.md, each with the files that the build wrote for it, or the one that
 * `npm test` tries (tools/check/test.ts).
 */
export const HOSTS = ALL_HOSTS.filter(({ name }) => (process.env.ONLY_HOST ?? name) === name);

/** Tests of each host; one that is not installed is named as skipped. */
export function describeHosts(tests: (host: Host) => void): void {
  for (const host of HOSTS)
    describe.skipIf(!host.isInstalled)(
      host.isInstalled ? host.name : `skipped: ${host.name} not installed`,
      () => tests(host),
    );
}

/**
 * A folder of its own, readable also for a server that drops root privileges; removed after the
 * tests of the file.
 */
export function newPlace(): string {
  const place = newFolder();
  chmodSync(place, 0o755);
  return place;
}

// The reporter does not list skipped tests of a file that passes.
for (const { name, isInstalled } of HOSTS)
  if (!isInstalled) console.log(`skipped: ${name} not installed`);

export type Command = (
  folder: string,
  port: number,
  release: string,
) => { command: string; args: readonly string[]; env?: Record<string, string>; reload?: string[] };

export function startWith(commandOf: Command): Host['start'] {
  return (release = BUILD) => startProgram(commandOf, release);
}

/** Starts a server in its own folder and waits until it responds. */
async function startProgram(commandOf: Command, release: string): Promise<Running> {
  const folder = newFolder();
  // Readable also for a server that drops root privileges.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const { command, args, env, reload: reloadArgs } = commandOf(folder, port, release);
  const run = (words: readonly string[]) =>
    spawn(command, words, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: searchPath(), ...env },
    });
  const child = run(args);
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => said.push(String(text)));
  const logFiles = () =>
    [ACCESS_LOG, ERROR_LOG].map((name) => join(folder, name)).filter((file) => existsSync(file));
  const log = () => [...said, ...logFiles().map((file) => readFileSync(file, 'utf8'))].join('');
  const reload = async () => {
    if (!reloadArgs) return;
    const [status] = await once(run(reloadArgs), 'exit');
    if (status !== 0) throw new Error(`${command} could not be reloaded: ${said.join('')}`);
  };
  const stop = () => end(child).then(() => rmSync(folder, { recursive: true, force: true }));
  for (const deadline = Date.now() + 150_000; ; await pause()) {
    const isUp = await ask(port, '/').then(
      () => true,
      () => false,
    );
    if (isUp) return { port, reload, stop, log };
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`${command} did not start: ${said.join('')}`);
    }
  }
}

function ownCommand(_folder: string, port: number, release: string): ReturnType<Command> {
  return {
    command: process.execPath,
    args: ['tests/support/serve.ts', join(release, 'client')],
    env: { PORT: String(port) },
  };
}

/** As on shared hosting: the site folder with its .htaccess, and everything it may override. */
function apacheCommand(folder: string, port: number, release: string): ReturnType<Command> {
  const site = release === BUILD ? join(folder, 'site') : join(release, 'client');
  if (release === BUILD) {
    cpSync(join(BUILD, 'client'), site, { recursive: true });
    cpSync(join(BUILD, 'hosting/.htaccess'), join(site, '.htaccess'));
  }
  // Compression as Debian and many shared hosts have it.
  const modules = [
    'mpm_event',
    'authz_core',
    'dir',
    'mime',
    'headers',
    'rewrite',
    'filter',
    'deflate',
    'brotli',
  ];
  writeFileSync(
    join(folder, 'apache.conf'),
    `ServerRoot ${folder}
${modules.map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`).join('\n')}
${IS_ROOT ? 'User www-data\nGroup www-data' : ''}
ServerName site
ServerTokens Prod
TraceEnable Off
PidFile ${folder}/pid
ErrorLog ${folder}/${ERROR_LOG}
TypesConfig /etc/mime.types
${APACHE_LOG_LINES.join('\n')}
CustomLog ${folder}/${ACCESS_LOG} college
Listen 127.0.0.1:${port}
AddOutputFilterByType BROTLI_COMPRESS;DEFLATE text/html text/css text/javascript application/json application/xml
DocumentRoot ${site}
<Directory ${site}>
  AllowOverride All
  Options FollowSymLinks
  Require all granted
</Directory>
<FilesMatch "^[.]ht">
  Require all denied
</FilesMatch>
`,
  );
  return { command: 'apache2', args: ['-f', join(folder, 'apache.conf'), '-DFOREGROUND'] };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await gone;
}

export function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}

function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done, 50));
}

/** Servers are in sbin, which is not on every PATH. */
function searchPath(): string {
  return [process.env.PATH, '/usr/sbin', '/usr/local/sbin'].join(delimiter);
}

export function isOnPath(program: string): boolean {
  return searchPath()
    .split(delimiter)
    .some((folder) => existsSync(join(folder, program)));
}

import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { nginxCommand } from '#tools/hosting/run-nginx.ts';
import { createSiteServer } from '#tools/site-server.ts';
import { ask } from './ask.ts';

const CLIENT = resolve('build/client');
const HOSTING = resolve('build/hosting');
const APACHE_MODULES = '/usr/lib/apache2/modules';
const IS_ROOT = process.getuid?.() === 0;

type Running = { port: number; stop: () => Promise<void> };

export type Host = {
  name: 'npm start' | 'nginx' | 'Caddy' | 'Apache';
  /** Compressed copies it can hand out as Debian installs it. */
  encodings: readonly string[];
  isInstalled: boolean;
  start: () => Promise<Running>;
};

/** Every host of docs/hosting.md that can be tried on this machine, each with the files that the build wrote for it. */
export const HOSTS: readonly Host[] = [
  { name: 'npm start', encodings: ['br', 'gzip'], isInstalled: true, start: startOwn },
  { name: 'nginx', encodings: ['gzip'], isInstalled: isOnPath('nginx'), start: () => startProgram(nginxCommand) },
  { name: 'Caddy', encodings: ['br', 'gzip'], isInstalled: isOnPath('caddy'), start: () => startProgram(caddyCommand) },
  {
    name: 'Apache',
    encodings: ['br', 'gzip'],
    isInstalled: isOnPath('apache2') && existsSync(APACHE_MODULES),
    start: () => startProgram(apacheCommand),
  },
];

// The reporter does not name skipped tests of a file that passes.
for (const { name, isInstalled } of HOSTS) if (!isInstalled) console.log(`skipped: ${name} not installed`);

async function startOwn(): Promise<Running> {
  const server = createSiteServer(CLIENT);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

type Command = (folder: string, port: number) => { command: string; args: readonly string[]; env?: Record<string, string> };

/** Starts a server in a folder of its own and waits until it answers. */
async function startProgram(commandOf: Command): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  // A server that gives up the rights of root reads here as well.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const { command, args, env } = commandOf(folder, port);
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, PATH: searchPath(), ...env } });
  const said: string[] = [];
  child.stderr?.on('data', (text) => said.push(String(text)));
  const stop = () => end(child).then(() => rmSync(folder, { recursive: true, force: true }));
  for (const deadline = Date.now() + 15_000; ; await pause()) {
    const isUp = await ask(port, '/').then(
      () => true,
      () => false,
    );
    if (isUp) return { port, stop };
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`${command} did not start: ${said.join('')}`);
    }
  }
}

function caddyCommand(folder: string, port: number): ReturnType<Command> {
  return {
    command: 'caddy',
    args: ['run', '--adapter', 'caddyfile', '--config', join(HOSTING, 'Caddyfile')],
    env: { SITE_ADDRESS: `http://:${port}`, SITE_ROOT: CLIENT, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, CADDY_ADMIN: 'off' },
  };
}

/** As on shared hosting: the folder of the site with the .htaccess in it, and all that it may overrule. */
function apacheCommand(folder: string, port: number): ReturnType<Command> {
  const site = join(folder, 'site');
  cpSync(CLIENT, site, { recursive: true });
  cpSync(join(HOSTING, '.htaccess'), join(site, '.htaccess'));
  const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite'];
  writeFileSync(
    join(folder, 'apache.conf'),
    `ServerRoot ${folder}
${modules.map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`).join('\n')}
${IS_ROOT ? 'User www-data\nGroup www-data' : ''}
ServerName site
ServerTokens Prod
TraceEnable Off
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
TypesConfig /etc/mime.types
Listen 127.0.0.1:${port}
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

function freePort(): Promise<number> {
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

/** Servers lie in sbin, which is not on everybody's path. */
function searchPath(): string {
  return [process.env.PATH, '/usr/sbin', '/usr/local/sbin'].join(delimiter);
}

function isOnPath(program: string): boolean {
  return searchPath()
    .split(delimiter)
    .some((folder) => existsSync(join(folder, program)));
}

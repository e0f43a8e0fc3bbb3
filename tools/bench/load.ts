import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { nginxCommand } from '#tools/hosting/run-nginx.ts';

/** Not 4190: that is one of the ports `fetch` refuses. */
const PORT = 4186;
const STARTS_WITHIN = 10_000;
const SECONDS = 30;
const CONNECTIONS = 200;
const ADDRESSES = ['/', '/ml/admissions'];

export type Load = { perSecond: number; errors: number };

/**
 * Requests a second, with 200 connections for half a minute (wrk), of nginx with the configuration that the build wrote and of the
 * server of `npm start`; empty if wrk or nginx is not installed.
 * @param ownSite address of the server of `npm start`
 */
export async function measureLoad(ownSite: string): Promise<Record<string, Load>> {
  if (!isInstalled('wrk')) return missing('wrk');
  const loads: Record<string, Load> = {};
  for (const address of ADDRESSES) loads[`npm start ${address}`] = await press(ownSite + address);
  if (!isInstalled('nginx')) return { ...loads, ...missing('nginx') };
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const { command, args } = nginxCommand(folder, PORT);
  const nginx = spawn(command, args, { stdio: 'inherit' });
  await answer(`http://localhost:${PORT}/`);
  for (const address of ADDRESSES) loads[`nginx ${address}`] = await press(`http://localhost:${PORT}${address}`);
  await end(nginx);
  rmSync(folder, { recursive: true, force: true });
  return loads;
}

function missing(name: string): Record<string, Load> {
  console.log(`not measured: ${name} is not installed`);
  return {};
}

function isInstalled(name: string): boolean {
  return spawnSync(name, ['-v'], { stdio: 'ignore' }).error === undefined;
}

/** Asynchronous: the server of `npm start` runs in this process. */
async function press(url: string): Promise<Load> {
  const { stdout } = await promisify(execFile)('wrk', ['-t2', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', 'Accept-Encoding: br, gzip', url]);
  const perSecond = Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]));
  const failed = [...stdout.matchAll(/(?:connect|read|write|timeout|responses:) (\d+)/g)].map(([, count]) => Number(count));
  const load = { perSecond, errors: failed.reduce((sum, count) => sum + count, 0) };
  console.log(`${url}: ${perSecond} requests a second over ${SECONDS} s with ${CONNECTIONS} connections, ${load.errors} errors`);
  return load;
}

/** Waits until a started server responds; throws the last error after ten seconds. */
async function answer(url: string): Promise<void> {
  const latest = performance.now() + STARTS_WITHIN;
  for (;;) {
    const problem = await fetch(url).then(
      () => undefined,
      (error: Error) => error,
    );
    if (!problem) return;
    if (performance.now() > latest) throw new Error(`${url} does not respond`, { cause: problem });
    await new Promise((done) => setTimeout(done, 50));
  }
}

async function end(child: ChildProcess): Promise<void> {
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await gone;
}

// Runs on any Node version, before any package is installed, so it is not TypeScript.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReadOnlyError, withLock } from './lib/lock.mjs';
import { npm } from './npm.mjs';

/** Between two lines in a log about what npm has done; there it says nothing itself. */
const EVERY_MS = 10_000;
/**
 * What no program here reads, a quarter of all: source maps, Node's headers, notes, tests, sources
 * and second builds of libraries.
 */
const UNUSED = new RegExp(
  [
    /\.[cm]?[jt]s\.map$/,
    /\/(?:[Rr][Ee][Aa][Dd][Mm][Ee]|CHANGELOG|HISTORY)\.md$/,
    /^node-[a-z]+-[a-z0-9]+\/(?:include|share|CHANGELOG\.md)$/,
    /^(?:@cantoo\/pdf-lib|happy-dom|puppeteer-core|zod)\/src$/,
    /^@cantoo\/pdf-lib\/(?:dist\/pdf-lib\.|ts3\.4$)/,
    /^(?:ajv\/lib|culori\/bundled|@rjsf\/(?:core|utils)\/src)$/,
    /^react-dom\/cjs\/.*(?:bun|profiling)/,
    /^@hyzyla\/pdfium\/dist\/.*base64/,
    /^lucide-react\/(?:dynamic|dist\/lucide-react\.(?:pre|suf)fixed).*\.m?ts$/,
    /^(?:@fastify\/static|fast-json-stringify|fastify|find-my-way|pino)\/test$/,
    /^nodemailer\/dist\/cjs$/,
    /^prosemirror-[^/]+\/(?:src|dist\/index\.(?:cjs|d\.cts))$/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
/** How long a command waits for another: longer than the slowest installation. */
export const WAIT_MS = 3_600_000;

/**
 * Installs the packages of a folder if they are missing or older than its list of packages. A
 * second command waits for the first one.
 * @param {string} folder of the product, or of what one command needs alone
 * @param {boolean} wantsTests with the packages that only tests need; those that are there already
 *   stay
 */
export async function installPackages(folder, wantsTests) {
  if (!missingPackages(folder, wantsTests)) return;
  const failure = await withLock(
    join(folder, '.cache/packages.lock'),
    async () => {
      const missing = missingPackages(folder, wantsTests);
      return missing && (await install(folder, missing));
    },
    {
      timeoutMs: WAIT_MS,
      onWait: (holder) =>
        console.log(`Waiting until another command has installed the packages (${holder}) ...`),
    },
  ).catch((error) => {
    if (!(error instanceof ReadOnlyError)) throw error;
    console.error(error.message);
    process.exit(1);
  });
  if (!failure) return;
  console.error(failure);
  process.exit(1);
}

/**
 * Nothing if all are there. `isAdded`: those that are there stay as they are, since another command
 * may be using them.
 */
function missingPackages(folder, wantsTests) {
  const modules = join(folder, 'node_modules');
  const mark = join(modules, '.installed');
  const isForTests = wantsTests || existsSync(join(modules, 'vitest'));
  const lockText = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const lock = createHash('sha256').update(lockText).digest('hex');
  const installed = existsSync(mark) ? readFileSync(mark, 'utf8') : '';
  const isAdded = installed === `${lock} light`;
  if (installed === `${lock} all` || (isAdded && !isForTests)) return undefined;
  return { modules, mark, lock, lockText, isForTests, isAdded };
}

/** @returns why it failed, as a sentence */
async function install(folder, { modules, mark, lock, lockText, isForTests, isAdded }) {
  console.log(
    `Installing packages${folder === '.' ? '' : ` of ${folder}`} (the first time takes a minute or two) ...`,
  );
  const [program, ...first] = npm();
  const child = spawn(
    program,
    [
      ...first,
      ...(isAdded ? ['install', '--no-save'] : ['ci']),
      ...['--no-audit', '--no-fund', '--loglevel=error'],
      // Whatever NODE_ENV and the person's own settings of npm leave out.
      ...['--include=optional', isForTests ? '--include=dev' : '--omit=dev'],
    ],
    { cwd: folder, stdio: 'inherit' },
  );
  const paths = wantedHere(lockText, isForTests);
  const isThere = (path) => existsSync(join(folder, path, 'package.json'));
  const timer = setInterval(() => {
    if (!process.stdout.isTTY)
      console.log(`Packages: ${paths.filter(isThere).length} of ${paths.length}`);
  }, EVERY_MS);
  const [status] = await once(child, 'close').catch(({ code }) => {
    console.error(`npm cannot be started here (${code}). It comes with Node: https://nodejs.org`);
    process.exit(1);
  });
  clearInterval(timer);
  if (status !== 0)
    return 'The packages could not be installed. Is the machine online? See what npm says above.';
  // npm leaves out in silence what its settings (before, cpu, dry-run, libc, os) or the version of
  // Node rule out, and a program that it could not fetch.
  const leftOut = paths.filter((path) => !isThere(path));
  if (leftOut.length > 0)
    return `npm has left out ${leftOut.slice(0, 3).join(', ')}${leftOut.length > 3 ? ` and ${leftOut.length - 3} more packages` : ''}. They could not be fetched or kept, or a setting of npm rules them out (npm config list). Start again.`;
  for (const path of readdirSync(modules, { recursive: true })) {
    if (UNUSED.test(path.replaceAll('\\', '/')))
      rmSync(join(modules, path), { recursive: true, force: true });
  }
  writeFileSync(mark, `${lock} ${isForTests ? 'all' : 'light'}`);
  return undefined;
}

/**
 * The packages that have to be on this machine: of those that may be missing, the programs for its
 * system.
 */
function wantedHere(lockText, isForTests) {
  const { platform, arch } = process;
  const libc = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  const fits = (systems, own) => !systems || systems.includes(own);
  const isHere = ({ optional, os, cpu, libc: library }) =>
    !optional || (os && fits(os, platform) && fits(cpu, arch) && fits(library, libc));
  return Object.entries(JSON.parse(lockText).packages)
    .filter(
      ([path, entry]) =>
        path !== '' && (isForTests || !(entry.dev || entry.devOptional)) && isHere(entry),
    )
    .map(([path]) => path);
}

import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { inCollege } from '#tools/build/places.ts';
import { refusing } from '#tools/hosting/apache.ts';
import { writeAtomic } from '#tools/lib/write-atomic.ts';
import { type ReleaseOptions, releaseBuild, rollBack } from './release-build.ts';
import { ASSETS, type ReleaseFolder, releaseAlone, releaseFolder } from './release-folder.ts';

const run = promisify(execFile);

/** systemctl and nginx need root; `docs/hosting.md` has the lines for sudo. */
const SUDO = 'if [ "$(id -u)" = 0 ]; then sudo=; else sudo="sudo -n"; fi; PATH=$PATH:/usr/sbin';
/** Commands that test the configuration of a web server and make it read the rules of the live release. */
export const RELOADS: Record<string, string> = {
  nginx: `${SUDO}; $sudo nginx -t -q && $sudo systemctl reload nginx`,
  apache: `${SUDO}; apache2ctl configtest && $sudo systemctl reload apache2`,
};

type Wanted = Omit<ReleaseOptions, 'reload' | 'now'> & {
  /** nginx, apache or a shell command. */
  reload?: string | undefined;
};

/** Where the site is released to. */
export type Target = {
  /** Folder of releases; hosts that get files only have none. */
  releases?: ReleaseFolder;
  /** Runs a task unless another release to this target is running. */
  alone: <T>(task: () => Promise<T>) => Promise<T>;
  /** Releases a build. @returns a sentence for the administrator */
  release: (build: string, wanted: Wanted) => Promise<string>;
  /** Makes the previous release live again. */
  rollBack: (wanted: Wanted) => Promise<string>;
};

/**
 * @param to folder, a file .zip, or static:folder for static hosts
 * @throws Error that names the forms it may have
 */
export function targetOf(to: string): Target {
  if (to.startsWith('static:')) return filesOnly(writeStaticFolder, inCollege(to.slice(7)));
  if (to.endsWith('.zip')) return filesOnly(writeZip, inCollege(to));
  if (/:\/\/|^[^/]*@|^[a-z]{2,}:/.test(to)) {
    throw new Error(
      `--to: expected a folder, name.zip or static:folder; found ${to}. For another machine and other hosts see docs/hosting.md.`,
    );
  }
  const releases = releaseFolder(inCollege(to));
  const withReload = ({ reload, ...others }: Wanted): ReleaseOptions => ({
    ...others,
    reload: reload === undefined ? undefined : () => run('sh', ['-c', RELOADS[reload] ?? reload]),
  });
  return {
    releases,
    alone: releases.alone,
    release: async (build, wanted) =>
      `${await releaseBuild(releases, build, withReload(wanted))} is live.`,
    rollBack: async (wanted) => `${await rollBack(releases, withReload(wanted))} is live again.`,
  };
}

function filesOnly(write: (build: string, to: string) => unknown, to: string): Target {
  return {
    alone: (task) => releaseAlone(`${to.replace(/\/+$/, '')}.lock`, to, task),
    release: async (build, { onStep }) => {
      onStep?.(`Writing ${to} ...`);
      await write(build, to);
      return `${to} is written.`;
    },
    rollBack: () =>
      Promise.reject(
        new Error(
          `${to}: the host keeps earlier releases, not this machine. Publish the earlier one there again.`,
        ),
      ),
  };
}

/** Writes a folder for a static host, with `_headers` and `_redirects`. */
function writeStaticFolder(build: string, folder: string): void {
  const isOther =
    existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, 'health.txt'));
  if (isOther)
    throw new Error(
      `${folder} contains other files than a release of this site. Choose a new folder.`,
    );
  rmSync(folder, { recursive: true, force: true });
  // These hosts compress by themselves.
  const filter = (file: string) => !/\.(?:br|gz)$/.test(file);
  cpSync(join(build, 'client'), folder, { recursive: true, filter });
  for (const name of ['_headers', '_redirects'])
    cpSync(join(build, 'hosting', name), join(folder, name));
  // Without it GitHub Pages leaves out /.well-known/.
  writeFileSync(join(folder, '.nojekyll'), '');
}

/**
 * Writes a ZIP file with the site and its `.htaccess`, to be extracted in the folder of a shared host. Extracting deletes nothing, so the
 * `.htaccess` refuses what earlier ZIP files had and this one has not; what they had is remembered beside the ZIP file.
 */
async function writeZip(build: string, zip: string): Promise<void> {
  const [part, rules] = [`${resolve(zip)}.part.zip`, `${zip}.rules`];
  const list = `${zip}.files.json`;
  const client = join(build, 'client');
  const own = addressesIn(client);
  const known = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : [];
  mkdirSync(rules, { recursive: true });
  rmSync(part, { force: true });
  const htaccess = readFileSync(join(build, 'hosting/.htaccess'), 'utf8');
  const gone = known.filter((path) => !own.includes(path));
  writeFileSync(join(rules, '.htaccess'), refusing(htaccess, gone));
  writeAtomic(list, JSON.stringify([...new Set([...known, ...own])].sort()));
  const options = { maxBuffer: 64 * 1024 * 1024 };
  try {
    await run('zip', ['-qrX', part, '.'], { ...options, cwd: client });
    await run('zip', ['-qX', part, '.htaccess'], { ...options, cwd: rules });
    renameSync(part, zip);
  } finally {
    rmSync(part, { force: true });
    rmSync(rules, { recursive: true });
  }
}

/** Pages by their folder, and files; without hashed files, which nothing leads to any more, and compressed copies, which no host serves by name. */
function addressesIn(client: string): string[] {
  const files = globSync('**/*.*', { cwd: client }).map((path) => path.replaceAll('\\', '/'));
  return files
    .filter((path) => !path.startsWith(`${ASSETS}/`) && !/\.(?:br|gz)$/.test(path))
    .map((path) => path.replace(/\/index\.html$/, '/'));
}

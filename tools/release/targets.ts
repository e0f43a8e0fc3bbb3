import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { inCollege } from '#tools/build/places.ts';
import { type ReleaseOptions, releaseBuild, rollBack } from './release-build.ts';
import { type ReleaseFolder, releaseFolder } from './release-folder.ts';

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
    release: async (build, wanted) =>
      `${await releaseBuild(releases, build, withReload(wanted))} is live.`,
    rollBack: async (wanted) => `${await rollBack(releases, withReload(wanted))} is live again.`,
  };
}

function filesOnly(write: (build: string, to: string) => unknown, to: string): Target {
  return {
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

/** Writes a ZIP file with the site and its `.htaccess`, to be extracted in the folder of a shared host. */
async function writeZip(build: string, zip: string): Promise<void> {
  const part = `${resolve(zip)}.part.zip`;
  const add = (folder: string, files: string) =>
    run('zip', ['-qrX', part, files], { cwd: join(build, folder), maxBuffer: 64 * 1024 * 1024 });
  mkdirSync(dirname(zip), { recursive: true });
  rmSync(part, { force: true });
  try {
    await add('client', '.');
    await add('hosting', '.htaccess');
    renameSync(part, zip);
  } finally {
    rmSync(part, { force: true });
  }
}

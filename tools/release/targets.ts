import { execFile } from 'node:child_process';
import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { inCollege } from '#tools/build/places.ts';
import { copyOpen, filesIn, letRead, makeOpenFolder } from './open-files.ts';
import { type ReleaseOptions, releaseBuild, rollBack } from './release-build.ts';
import { type ReleaseFolder, releaseFolder } from './release-folder.ts';
import { writeStaticFolder } from './static-folder.ts';

const run = promisify(execFile);

const ZIP_OUTPUT = 64 * 1024 * 1024;

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
    release: async (build, wanted) => {
      const name = await releaseBuild(releases, build, withReload(wanted));
      if (isClosed(inCollege(to)))
        wanted.onStep?.(
          `Only its owner and group may enter ${inCollege(to)}. If the web server is neither: chmod o+x ${inCollege(to)}`,
        );
      return `${name} is live.`;
    },
    rollBack: async (wanted) => `${await rollBack(releases, withReload(wanted))} is live again.`,
  };
}

/** Whether a folder that was there before lets nobody else in. */
function isClosed(folder: string): boolean {
  return process.platform !== 'win32' && (statSync(folder).mode & 0o001) === 0;
}

type Write = (build: string, to: string, tell: (remark: string) => void) => unknown;

function filesOnly(write: Write, to: string): Target {
  return {
    release: async (build, { onStep }) => {
      onStep?.(`Writing ${to} ...`);
      const size = await write(build, to, (remark) => onStep?.(remark));
      return `${to} is written${size ? `: ${size}` : ''}.`;
    },
    rollBack: () =>
      Promise.reject(
        new Error(
          `${to}: the host keeps earlier releases, not this machine. Publish the earlier one there again.`,
        ),
      ),
  };
}

/** Writes a ZIP file with the site and its `.htaccess`, to be extracted in the folder of a shared host, whose server must be able to read the files. */
async function writeZip(build: string, zip: string): Promise<void> {
  await refuseOther(zip);
  const part = `${resolve(zip)}.part.zip`;
  const files = `${resolve(zip)}.part`;
  const removeParts = () => {
    rmSync(part, { force: true });
    rmSync(files, { recursive: true, force: true });
  };
  makeOpenFolder(dirname(resolve(zip)));
  removeParts();
  try {
    const client = join(build, 'client');
    for (const path of filesIn(client)) copyOpen(join(client, path), join(files, path));
    copyOpen(join(build, 'hosting/.htaccess'), join(files, '.htaccess'));
    await run('zip', ['-qrX', part, '.'], { cwd: files, maxBuffer: ZIP_OUTPUT });
    letRead(part);
    renameSync(part, zip);
  } finally {
    removeParts();
  }
}

/** @throws Error if the file is no ZIP file of a release, so that it would be lost */
async function refuseOther(zip: string): Promise<void> {
  if (!existsSync(zip)) return;
  const names = await run('zip', ['-sf', zip], { maxBuffer: ZIP_OUTPUT }).then(
    ({ stdout }) => stdout.split('\n').map((line) => line.trim()),
    (error: NodeJS.ErrnoException): string[] => {
      if (error.code === 'ENOENT') throw error;
      return [];
    },
  );
  if (!names.includes('health.txt'))
    throw new Error(`${zip} is no release of this site. Choose another name.`);
}

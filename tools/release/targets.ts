import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { BUILD, inCollege } from '#tools/build/places.ts';
import { type ReleaseOptions, releaseBuild, rollBack } from './release-build.ts';
import { type ReleaseFolder, releaseFolder } from './release-folder.ts';
import { writeStaticFolder } from './static-folder.ts';
import { writeZip } from './zip-file.ts';

const run = promisify(execFile);

/** systemctl and nginx need root; `docs/hosting.md` has the lines for sudo. */
const SUDO = 'if [ "$(id -u)" = 0 ]; then sudo=; else sudo="sudo -n"; fi; PATH=$PATH:/usr/sbin';
/**
 * Commands that test the configuration of a web server and make it read the rules of the live
 * release.
 */
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
  const place = resolve(inCollege(to.replace(/^static:/, '')));
  if (`${place}${sep}`.startsWith(resolve(BUILD) + sep))
    throw new Error(
      `--to: expected a place outside ${BUILD}, which each build replaces with all that is in it; found ${to}.`,
    );
  if (to.startsWith('static:')) return filesOnly(writeStaticFolder, inCollege(to.slice(7)));
  if (/\.zip$/i.test(to)) return filesOnly(writeZip, inCollege(to));
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

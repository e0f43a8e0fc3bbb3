import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { localPlace } from './local-place.ts';
import { type ReleaseOptions, releaseBuild, rollBack } from './release-build.ts';
import type { ReleasePlace } from './release-place.ts';
import { isRemote, remotePlace, runRemote } from './remote-place.ts';
import { uploadFolder } from './sftp.ts';
import { writeStaticFolder, writeZip } from './static-folder.ts';
import { webServer } from './web-servers.ts';

const run = promisify(execFile);

type Wanted = { /** nginx, apache or a shell command. */ reload?: string | undefined; ask?: string | undefined; patience?: number };

/** Where the site is released to. */
export type Target = {
  /** Folder of releases; hosts that get files only have none. */
  place?: ReleasePlace;
  /** Releases a build. @returns a sentence for the administrator */
  release: (build: string, wanted: Wanted) => Promise<string>;
  /** Makes the previous release live again. */
  rollBack: (wanted: Wanted) => Promise<string>;
};

/**
 * @param to folder, user@host:/folder, sftp://user@host/folder, a file .zip, or static:folder or pages:folder for static hosts
 * @throws Error that names the forms it may have
 */
export function targetOf(to: string): Target {
  const [, kind, folder = ''] = /^(static|pages):(.+)$/.exec(to) ?? [];
  if (kind === 'static' || kind === 'pages') return filesOnly(async (build) => writeStaticFolder(build, folder, kind), folder);
  if (to.endsWith('.zip')) return filesOnly((build) => writeZip(build, to), to);
  if (/^sftp:\/\/[^/]+\/./.test(to)) return sftpTarget(to);
  if (!to.includes('://') && isRemote(to)) return placeTarget(remotePlace(to), (command) => runRemote(to, command));
  if (/:\/\/|^[^/]*@/.test(to)) {
    throw new Error(`--to: expected a folder, user@host:/folder, sftp://user@host/folder, name.zip, static:folder or pages:folder; found ${to}`);
  }
  return placeTarget(localPlace(to), (command) => run('sh', ['-c', command]));
}

function placeTarget(place: ReleasePlace, shell: (command: string) => Promise<unknown>): Target {
  const commands = ({ reload, ask, patience }: Wanted): ReleaseOptions => {
    const server = reload === undefined ? undefined : webServer(reload);
    const { test } = server ?? {};
    return { ask, patience, test: test && ((folder) => shell(test(folder))), reload: server && (() => shell(server.reload)) };
  };
  return {
    place,
    release: async (build, wanted) => `${await releaseBuild(place, build, commands(wanted))} is live.`,
    rollBack: async (wanted) => `${await rollBack(place, commands(wanted))} is live again.`,
  };
}

/** The releases of a shared host are on this machine; each switch uploads the difference. */
function sftpTarget(to: string): Target {
  const folder = join('dist/releases', to.replace('sftp://', '').replaceAll(/[^\w.-]+/g, '_'));
  const place = localPlace(folder);
  let uploaded = 0;
  const reload = async () => {
    const name = await place.current();
    if (name) uploaded = await uploadFolder(join(place.folder(name), 'client'), to);
  };
  return {
    place,
    release: async (build, { ask, patience }) => {
      const name = await releaseBuild(place, build, { ask, patience, reload });
      return `${name} is live; ${uploaded} files were uploaded.`;
    },
    rollBack: async ({ ask, patience }) => `${await rollBack(place, { ask, patience, reload })} is live again; ${uploaded} files were uploaded.`,
  };
}

function filesOnly(write: (build: string) => Promise<void>, where: string): Target {
  return {
    release: async (build) => {
      await write(build);
      return `${where} is written.`;
    },
    rollBack: () => Promise.reject(new Error(`${where}: the host keeps earlier releases, not this machine. Publish the earlier one there again.`)),
  };
}

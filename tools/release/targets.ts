import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inCollege } from '#tools/build/places.ts';
import { type ReleaseOptions, releaseBuild, rollBack } from './release-build.ts';
import { type ReleaseFolder, releaseFolder } from './release-folder.ts';
import { LOCK, releaseAlone } from './release-lock.ts';
import { writeStaticFolder, writeZip } from './static-folder.ts';
import { webServer } from './web-servers.ts';

const run = promisify(execFile);

type Wanted = {
  /** nginx, apache or a shell command. */
  reload?: string | undefined;
  ask?: string | undefined;
  timeoutMs?: number;
  onStep?: (step: string) => void;
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
 * @param to folder, a file .zip, or static:folder or pages:folder for static hosts
 * @throws Error that names the forms it may have
 */
export function targetOf(to: string): Target {
  const [, kind, name = ''] = /^(static|pages):(.+)$/.exec(to) ?? [];
  if (kind === 'static' || kind === 'pages') {
    const folder = inCollege(name);
    return filesOnly(async (build) => {
      writeStaticFolder(build, folder, kind);
      return '';
    }, folder);
  }
  if (to.endsWith('.zip'))
    return filesOnly((build) => writeZip(build, inCollege(to)), inCollege(to));
  if (/:\/\/|^[^/]*@/.test(to)) {
    throw new Error(
      `--to: expected a folder, name.zip, static:folder or pages:folder; found ${to}. For another machine and other hosts see docs/hosting.md.`,
    );
  }
  const releases = releaseFolder(inCollege(to));
  const shell = (command: string) => run('sh', ['-c', command]);
  const commands = ({ reload, ask, timeoutMs, onStep }: Wanted): ReleaseOptions => {
    const server = reload === undefined ? undefined : webServer(reload);
    const { test } = server ?? {};
    return {
      ask,
      timeoutMs,
      onStep,
      test: test && ((folder) => shell(test(folder))),
      reload: server && (() => shell(server.reload)),
    };
  };
  return {
    releases,
    alone: (task) => releaseAlone(join(inCollege(to), LOCK), to, task),
    release: async (build, wanted) =>
      `${await releaseBuild(releases, build, commands(wanted))} is live.`,
    rollBack: async (wanted) => `${await rollBack(releases, commands(wanted))} is live again.`,
  };
}

/** @param write returns what the administrator must do besides; empty if nothing */
function filesOnly(write: (build: string) => Promise<string>, where: string): Target {
  return {
    alone: (task) => releaseAlone(`${where.replace(/\/+$/, '')}.lock`, where, task),
    release: async (build, { onStep }) => {
      onStep?.(`Writing ${where} ...`);
      return `${where} is written.${await write(build)}`;
    },
    rollBack: () =>
      Promise.reject(
        new Error(
          `${where}: the host keeps earlier releases, not this machine. Publish the earlier one there again.`,
        ),
      ),
  };
}

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { holder, REMOTE, REMOTE_MINUTES } from '#tools/lib/lock.ts';
import { writeFile } from '#tools/lib/write-file.ts';
import { ASSETS, CARRIED_FILE } from './carried-assets.ts';
import { PARTS } from './local-place.ts';
import { isReleased, LOCK } from './release-lock.ts';
import { isReleaseName } from './release-names.ts';
import type { ReleasePlace } from './release-place.ts';
import { quoted } from './web-servers.ts';

const run = promisify(execFile);
/** Longest output of ssh and rsync. */
const OUTPUT = { maxBuffer: 64 * 1024 * 1024 };
/** Scheduled releases cannot enter a password. */
const SSH = ['-o', 'BatchMode=yes'];

/** `user@host:/srv/college` */
const TARGET = /^(?<host>[\w.@-]+):(?<folder>[\w./-]+)$/;

/** True for a target on another machine, reached by ssh. */
export function isRemote(target: string): boolean {
  return TARGET.test(target);
}

/** Runs a command on the machine of a target. */
export async function runRemote(target: string, command: string): Promise<string> {
  const { stdout } = await run('ssh', [...SSH, partsOf(target).host, command], OUTPUT);
  return stdout;
}

/**
 * Runs a release unless another one to the same folder is running, of any machine. The shell makes the lock if there is none; that of a run which was
 * killed counts for two hours.
 */
export async function lockRemote<T>(target: string, task: () => Promise<T>): Promise<T> {
  const { folder } = partsOf(target);
  const file = `${folder}/${LOCK}`;
  const old = `find ${folder} -maxdepth 1 -name ${LOCK} -mmin +${REMOTE_MINUTES} -delete`;
  const text = `printf '%s\\n' ${REMOTE} ${quoted(holder())}`;
  const found = await runRemote(
    target,
    `mkdir -p ${folder} && ${old}; (set -C; ${text} > ${file}) 2>/dev/null || cat ${file}`,
  );
  if (found !== '') throw isReleased(target, found.split('\n')[1] ?? 'another process');
  try {
    return await task();
  } finally {
    await runRemote(target, `rm -f ${file}`);
  }
}

/** A folder of releases on another machine. Both machines need rsync, and the other one an SSH key of this one. */
export function remotePlace(target: string): ReleasePlace {
  const { host, folder } = partsOf(target);
  const releases = `${folder}/releases`;
  const say = (command: string) => runRemote(target, command);
  const lines = async (command: string) => (await say(command)).split('\n').filter(Boolean);
  const read = (name: string, path: string) =>
    say(`cat ${releases}/${name}/${path} 2>/dev/null || true`);
  return {
    names: async () =>
      (await lines(`mkdir -p ${releases} && ls ${releases}`)).filter(isReleaseName).sort(),
    current: async () =>
      (await lines(`test ! -e ${folder}/current || basename "$(readlink ${folder}/current)"`))[0],
    async assets(name) {
      const files = await lines(`ls ${releases}/${name}/client/${ASSETS}`);
      return { files, carried: JSON.parse((await read(name, CARRIED_FILE)) || '{}') };
    },
    read,
    async add(build, name, before, added, carried) {
      const part = `${releases}/${name}.part`;
      const stage = mkdtempSync(join(tmpdir(), 'release-'));
      try {
        for (const [path, text] of Object.entries(added)) writeFile(join(stage, path), text);
        await say(
          `find ${releases} -maxdepth 1 -name '*.part' -mmin +${REMOTE_MINUTES} -exec rm -rf {} + && mkdir -p ${part}`,
        );
        // Compared by content and not by time: unchanged files are hard links, with their own time.
        const links = before === undefined ? [] : [`--link-dest=../${before}`];
        const rights = '--chmod=D755,F644';
        const ssh = `ssh ${SSH.join(' ')}`;
        await run(
          'rsync',
          [
            '-rl',
            '--checksum',
            '-z',
            rights,
            ...links,
            '-e',
            ssh,
            ...PARTS.map((each) => join(build, each)),
            `${stage}/`,
            `${host}:${part}/`,
          ],
          OUTPUT,
        );
        if (before && carried.length > 0) {
          const folderOf = (release: string) => `${releases}/${release}/client/${ASSETS}`;
          await say(
            `mkdir -p ${folderOf(`${name}.part`)} && cd ${folderOf(before)} && ln -t ${folderOf(`${name}.part`)} ${carried.map(quoted).join(' ')}`,
          );
        }
        await say(`mv -T ${part} ${releases}/${name}`);
      } catch (error) {
        await say(`rm -rf ${part}`).catch(() => undefined);
        throw error;
      } finally {
        rmSync(stage, { recursive: true });
      }
    },
    switchTo: async (name) =>
      void (await say(
        `ln -sfn releases/${name} ${folder}/next && mv -T ${folder}/next ${folder}/current`,
      )),
    remove: async (name) => void (await say(`rm -rf ${releases}/${name}`)),
    folder: (name) => `${releases}/${name}`,
  };
}

function partsOf(target: string): { host: string; folder: string } {
  const { host, folder } = TARGET.exec(target)?.groups ?? {};
  if (!host || !folder?.startsWith('/'))
    throw new Error(
      `--to: expected user@host:/folder with a whole path of letters, digits, ".", "_" and "-"; found ${target}`,
    );
  return { host, folder: folder.replace(/\/+$/, '') };
}

// Runs on any Node version, so it is not TypeScript: the packages are installed under it.
import {
  accessSync,
  constants,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname, uptime, userInfo } from 'node:os';
import { dirname, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 100;
/**
 * A lock is empty between two steps of the process that makes it; one that stays so was left by a
 * process that died between them.
 */
const EMPTY_MS = 10_000;
/** Names this start of the machine; of Linux only. */
const BOOT_ID = '/proc/sys/kernel/random/boot_id';
/**
 * Elsewhere: two readings of the start of a machine differ by less, since its clock is corrected; a
 * restart differs by more.
 */
const RESTART_S = 60;

/**
 * What a system says of a new file in a folder that is there but keeps others out; where Windows
 * guards a folder against ransomware, that no such file exists.
 */
const REFUSED = ['EACCES', 'EPERM', 'EROFS', 'ENOENT'];

/** Locks of this process. */
const own = new Set();

/** Another process holds a lock; `holder` says who and since when. */
export class LockedError extends Error {
  constructor(holder) {
    super(`in use by ${holder}`);
    this.holder = holder;
  }
}

/** Nothing can be written where a lock has to be: what would come after it neither. */
export class ReadOnlyError extends Error {
  constructor(folder, code) {
    super(
      `Nothing can be written in ${folder} (${code}). Does it belong to another user, or is its disk full or only for reading?`,
    );
  }
}

/**
 * Runs a task while nobody else has the lock, also no other task of this process. The lock of a
 * process that has died does not count.
 * @type {typeof import('./lock.d.mts').withLock}
 */
export async function withLock(file, task, { timeoutMs = 0, onWait, recover } = {}) {
  makeFolder(dirname(resolve(file)));
  const end = performance.now() + timeoutMs;
  const mine = `${process.pid} ${machineStart()}\n${holder()}\n`;
  let isAfterCrash = false;
  for (let isFirst = true; !create(file, mine); isFirst = false) {
    const text = readIfThere(file);
    if (isDead(file, text)) {
      isAfterCrash = true;
      if (!removeDead(file, text, mine)) await wait(POLL_MS);
      continue;
    }
    const holder = text.split('\n')[1] || 'another process';
    if (performance.now() >= end) throw new LockedError(holder);
    if (isFirst) onWait?.(holder);
    await wait(POLL_MS);
  }
  own.add(file);
  try {
    if (isAfterCrash) await recover?.();
    return await task();
  } finally {
    own.delete(file);
    removeIfStill(file, mine);
  }
}

/** Who runs this process: `college on web1, process 4711, since 10:31`. */
function holder() {
  const now = new Date();
  return `${userName()} on ${hostname()}, process ${process.pid}, since ${now.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`;
}

/** A user of a container that is started with a number alone has no name. */
function userName() {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? ''}`.trim();
  }
}

/**
 * Of several processes that find a dead lock only one removes it: the others could remove what the
 * first has made since.
 */
function removeDead(file, text, mine) {
  const removal = `${file}.removal`;
  if (!create(removal, mine)) {
    // The one that removed it may have died too, within a moment.
    const other = readIfThere(removal);
    if (isDead(removal, other)) removeIfStill(removal, other);
    return false;
  }
  try {
    removeIfStill(file, text);
    return true;
  } finally {
    rmSync(removal, { force: true });
  }
}

function removeIfStill(file, text) {
  if (readIfThere(file) === text) rmSync(file, { force: true });
}

function makeFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new ReadOnlyError(folder, codeOf(error));
  }
}

/** Some disks have no hard links, so the file is made first and has its text a moment later. */
function create(file, text) {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') return false;
    throw REFUSED.includes(code) ? new ReadOnlyError(dirname(resolve(file)), code) : error;
  }
}

/** A lock with the number of this process that it does not have is from before a restart. */
function isDead(file, text) {
  if (text === '') return isOlderThan(file, EMPTY_MS);
  const [word, start] = text.split(/\s/, 2);
  const pid = Number(word);
  if (pid === process.pid) return !own.has(file);
  return !isRunning(pid) || !isSame(machineStart(), start);
}

/**
 * Numbers of processes are given anew after a restart of the machine. Its time is only as right as
 * the clock, which jumps by hours where a virtual machine was at rest or a battery is empty.
 */
function machineStart() {
  return readIfThere(BOOT_ID).trim() || String(Math.round(Date.now() / 1000 - uptime()));
}

function isSame(start, other) {
  return start === other || Math.abs(start - other) < RESTART_S;
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Of another user.
    return codeOf(error) === 'EPERM';
  }
}

function isOlderThan(file, ms) {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat !== undefined && Date.now() - stat.mtimeMs > ms;
}

function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

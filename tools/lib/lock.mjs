// Runs on any Node version, so it is not TypeScript: the packages are installed under it.
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 100;

/** Locks of this process. */
const own = new Set();

/** Another process holds a lock; `holder` says who and since when. */
export class LockedError extends Error {
  constructor(holder) {
    super(`in use by ${holder}`);
    this.holder = holder;
  }
}

/**
 * Runs a task while nobody else has the lock, also no other task of this process. The lock of a process that has died does not count.
 * @type {typeof import('./lock.d.mts').withLock}
 */
export async function withLock(file, task, { timeoutMs = 0, onWait, recover } = {}) {
  mkdirSync(dirname(file), { recursive: true });
  const end = performance.now() + timeoutMs;
  const mine = `${identity(process.pid)}\n${holder()}\n`;
  let isAfterCrash = false;
  for (let isFirst = true; !create(file, mine); isFirst = false) {
    const text = readIfThere(file);
    if (text !== '' && isDead(file, text)) {
      isAfterCrash = true;
      if (!removeDead(file, text, mine)) await wait(POLL_MS);
      continue;
    }
    const holder = text.split('\n')[1] ?? 'another process';
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
  return `${userInfo().username} on ${hostname()}, process ${process.pid}, since ${now.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`;
}

/** Of several processes that find a dead lock only one removes it: the others could remove what the first has made since. */
function removeDead(file, text, mine) {
  const removal = `${file}.removal`;
  if (!create(removal, mine)) {
    // The one that removed it may have died too, within a moment.
    const other = readIfThere(removal);
    if (other !== '' && isDead(removal, other)) removeIfStill(removal, other);
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

/** A link appears with its content, so a lock is never empty. */
function create(file, text) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A lock with the number of this process that it does not have is from before a restart. */
function isDead(file, text) {
  const [first = ''] = text.split('\n');
  const pid = Number.parseInt(first, 10);
  return pid === process.pid ? !own.has(file) : first !== identity(pid);
}

/** A process by its number and, if available, its start time, because numbers are reused. */
function identity(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return 'none';
  }
  const stat = readIfThere(`/proc/${pid}/stat`);
  return `${pid} ${stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? ''}`;
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

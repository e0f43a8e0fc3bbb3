import { useSyncExternalStore } from 'react';
import type { Words } from '../messages.ts';

/** Something on its way into the form: files that are sent, or a pasted text that is converted. */
type Task = {
  /** What is awaited, such as the name of a file. */
  what: Words;
  /** Whether it has arrived, or is no longer wanted; `false` if it was refused. */
  end: Promise<boolean>;
  stop: () => void;
  /** The field that says why it was refused. */
  field: string;
};

let tasks: readonly Task[] = [];
/** How much of what is sent has arrived, by its field. */
const percents = new Map<string, number>();
const listeners = new Set<() => void>();

function put(next: readonly Task[]): void {
  tasks = next;
  for (const listener of listeners) listener();
}

/**
 * Notes what is on its way, so that nothing is saved without it, and asks before the browser leaves
 * the desk.
 */
export async function noteUnderWay(task: Task): Promise<void> {
  put([...tasks, task]);
  window.addEventListener('beforeunload', ask);
  await task.end;
  percents.delete(task.field);
  put(tasks.filter((other) => other !== task));
  if (tasks.length === 0) window.removeEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes how much of what is sent for a field has arrived. */
export function noteArrived(field: string, percent: number): void {
  percents.set(field, percent);
  for (const listener of listeners) listener();
}

/** Whether something is on its way into the form: a file that is still sent is not missing. */
export const isUnderWay = () => tasks.length > 0;

export function useUnderWay(): boolean {
  return useSyncExternalStore(subscribe, isUnderWay);
}

/**
 * Waits until nothing is on its way.
 * @param say told what is awaited, and each time more of it has arrived
 * @returns the field of what was refused, if anything was
 */
export async function allArrived(
  say: (what: Words, percent: number | undefined) => void,
): Promise<string | undefined> {
  const refused: string[] = [];
  for (let [task] = tasks; task; [task] = tasks) {
    const { what, field, end } = task;
    const tell = () => say(what, percents.get(field));
    const stop = subscribe(tell);
    tell();
    if (!(await end)) refused.push(field);
    stop();
    // What was noted last may have ended first.
    await Promise.resolve();
  }
  return refused[0];
}

/** Stops what is on its way: the form is discarded. */
export function stopUnderWay(): void {
  for (const { stop } of tasks) stop();
}

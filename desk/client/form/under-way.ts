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
const listeners = new Set<() => void>();

function put(next: readonly Task[]): void {
  tasks = next;
  for (const listener of listeners) listener();
}

/** Notes what is on its way, so that nothing is saved without it, and asks before the browser leaves the desk. */
export async function noteUnderWay(task: Task): Promise<void> {
  put([...tasks, task]);
  window.addEventListener('beforeunload', ask);
  await task.end;
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

/** Whether something is on its way into the form: a file that is still sent is not missing. */
export const isUnderWay = () => tasks.length > 0;

export function useUnderWay(): boolean {
  return useSyncExternalStore(subscribe, isUnderWay);
}

/**
 * Waits until nothing is on its way.
 * @param say told what is awaited
 * @returns the field of what was refused, if anything was
 */
export async function allArrived(say: (what: Words) => void): Promise<string | undefined> {
  const refused: string[] = [];
  for (let [task] = tasks; task; [task] = tasks) {
    say(task.what);
    if (!(await task.end)) refused.push(task.field);
    // What was noted last may have ended first.
    await Promise.resolve();
  }
  return refused[0];
}

/** Stops what is on its way: the form is discarded. */
export function stopUnderWay(): void {
  for (const { stop } of tasks) stop();
}

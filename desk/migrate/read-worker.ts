import { parentPort } from 'node:worker_threads';
import type { Frame } from './main-part.ts';
import { reasonOf } from './page-reader.ts';
import { namesIn, outlineOf, textOf } from './read-page.ts';

const TASKS = { outline: outlineOf, names: namesIn, text: textOf };

export type ReadTask = keyof typeof TASKS;
export type TaskInput<Name extends ReadTask> = Parameters<(typeof TASKS)[Name]>[0];
export type TaskOutput<Name extends ReadTask> = ReturnType<(typeof TASKS)[Name]>;

type Request = { frame: Frame } | { task: ReadTask; input: never };

let frame: Frame = { edge: new Set(), inside: new Set() };

parentPort?.on('message', (request: Request) => {
  if ('frame' in request) {
    frame = request.frame;
    return;
  }
  try {
    parentPort?.postMessage({ value: TASKS[request.task](request.input, frame) });
  } catch (error) {
    parentPort?.postMessage({ failed: reasonOf(error) });
  }
});
parentPort?.postMessage({ started: true });

import './production.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { type RenderingTask, renderPages } from './site-bundle.ts';

/** A worker of `renderFromBundle`: renders the pages of its task and sends a message after each. */
await renderPages(workerData as RenderingTask, () => parentPort?.postMessage(undefined));

import { parentPort, workerData } from 'node:worker_threads';
import { drawShare, type Share } from './draw-pages.ts';

// A thread of its own has its own site, since pages are functions of it.
parentPort?.postMessage(await drawShare(workerData as Share));

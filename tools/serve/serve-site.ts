import type { Server } from 'node:http';
import { createSiteServer } from './site-server.ts';

/** Answers under way get this long to end when the server is told to stop. */
const GRACE_MS = 10_000;
const SWEEP_MS = 50;

/**
 * Serves a built site until the process is told to stop (SIGTERM or SIGINT): then no connection is accepted any more, answers under way
 * end, and the process ends with status 0. A second signal ends it at once.
 * @param client folder of the built site
 * @throws Error when the build is not complete
 */
export async function serveSite(client: string, port: number): Promise<Server> {
  const server = await createSiteServer(client);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(server));
  return server.listen(port);
}

function stop(server: Server): void {
  server.close();
  // A connection whose answer has ended waits for another request; those still under way are left alone.
  setInterval(() => server.closeIdleConnections(), SWEEP_MS).unref();
  setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
}

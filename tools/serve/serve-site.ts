import type { Server } from 'node:http';
import { createSiteServer } from './site-server.ts';

/** Time for pending responses to finish when the server is stopped. */
const GRACE_MS = 10_000;
const SWEEP_MS = 50;

/**
 * Serves a built site until the process is stopped (SIGTERM or SIGINT): it then accepts no more connections, finishes pending
 * responses, and exits with status 0. A second signal stops it immediately.
 * @param client folder of the built site
 * @throws Error if the build is not complete
 */
export async function serveSite(client: string, port: number): Promise<Server> {
  const server = await createSiteServer(client);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(server));
  return server.listen(port);
}

function stop(server: Server): void {
  server.close();
  // An idle connection waits for another request; those with pending responses are left alone.
  setInterval(() => server.closeIdleConnections(), SWEEP_MS).unref();
  setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
}

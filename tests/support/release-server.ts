import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Changes in a later release: its worker, and the files removed from the previous one. */
export type Release = { worker?: string; gone?: RegExp };

/** A server in front of the built site that can switch to another release while pages are open. */
export class ReleaseServer implements AsyncDisposable {
  release: Release = {};
  readonly #server: Server;

  /** @param site address of the built site */
  constructor(site: string) {
    this.#server = createServer(async ({ url = '/' }, response) => {
      const { worker, gone } = this.release;
      const answer =
        url === '/sw.js' && worker !== undefined
          ? new Response(worker, { headers: { 'Content-Type': 'text/javascript' } })
          : await fetch(site + url);
      const type = answer.headers.get('content-type');
      response.writeHead(gone?.test(url) ? 404 : answer.status, {
        'Cache-Control': 'no-cache',
        ...(type ? { 'Content-Type': type } : {}),
      });
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  }

  /** @returns the address of the server */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, 'localhost', resolve);
    });
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }
}

import { Agent, type ClientRequest, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** The response to a client: status and text, or nothing if the connection broke. */
export type Visit = { path: string; status: number; body: string };

/**
 * Clients that request one address after another on keep-alive connections, as browsers do, until stopped.
 * If the server closes a kept connection just when it is used again, the request is repeated once on a new
 * one, as every browser does (RFC 9110, section 9.2.2), and does not count as failed.
 */
export class Load {
  readonly visits: Visit[] = [];
  readonly failures: string[] = [];
  readonly #agent = new Agent({ keepAlive: true });
  readonly #waiting = new Set<() => void>();
  #isOver = false;
  readonly #visitors: Promise<void>[];

  constructor(port: number, paths: readonly string[], visitors: number) {
    this.#visitors = Array.from({ length: visitors }, (_, first) =>
      this.#visit(port, paths, first),
    );
  }

  /** Waits for a number of further responses; if the server stops responding, the test times out. */
  async more(count: number): Promise<void> {
    const wanted = this.visits.length + count;
    while (this.visits.length < wanted && this.failures.length === 0) {
      await new Promise<void>((heard) => {
        this.#waiting.add(heard);
      });
    }
  }

  /** Lets all pending responses finish. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#visitors);
    this.#agent.destroy();
  }

  async #visit(port: number, paths: readonly string[], first: number): Promise<void> {
    for (let turn = first; !this.#isOver; turn++) {
      const path = paths[turn % paths.length] ?? '/';
      try {
        this.visits.push({ path, ...(await askOnKept(this.#agent, port, path)) });
      } catch (error) {
        this.failures.push(`${path}: ${error}`);
      }
      for (const heard of this.#waiting) heard();
      this.#waiting.clear();
    }
  }
}

async function askOnKept(
  agent: Agent,
  port: number,
  path: string,
): Promise<{ status: number; body: string }> {
  let asked: ClientRequest | undefined;
  let hasBegun = false;
  const once = () =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      asked = request({ agent, host: '127.0.0.1', port, path }, (response) => {
        hasBegun = true;
        text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
      });
      asked.on('error', reject);
      asked.end();
    });
  for (;;) {
    try {
      return await once();
    } catch (error) {
      if (hasBegun || !asked?.reusedSocket) throw error;
    }
  }
}

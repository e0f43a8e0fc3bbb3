import { type IncomingHttpHeaders, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends a request like a browser, without following redirects or decompressing. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, method, headers, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
        response.on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

/**
 * Sends a request line unchanged, with required headers, and reads until the server closes, as it
 * is asked to; empty without a response.
 */
export function sendLine(port: number, line: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  socket.write(`${line}\r\nHost: site\r\nConnection: close\r\n\r\n`, 'latin1');
  return text(socket).catch(() => '');
}

/** Status of a raw response; 0 without one. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.[01] (\d{3})/.exec(answer)?.[1] ?? 0);
}

/**
 * Opens a connection to a port or socket, sends part of a request, and leaves it open; the caller
 * must destroy it.
 */
export function holdOpen(where: number | string, beginning: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(
      typeof where === 'number' ? { port: where, host: '127.0.0.1' } : { path: where },
      () => {
        socket.write(beginning, 'latin1');
        resolve(socket);
      },
    );
    socket.on('error', reject);
  });
}

/** Everything received on a connection until it is closed or reset. */
export function hear(socket: Socket): Promise<string> {
  let heard = '';
  if (socket.closed) return Promise.resolve(heard);
  socket.on('data', (part) => {
    heard += part.toString('latin1');
  });
  return new Promise((resolve) => socket.on('close', () => resolve(heard)));
}

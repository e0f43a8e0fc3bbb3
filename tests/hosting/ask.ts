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

/** Sends raw bytes, which may not be a valid request, and nothing after them. */
export function sendBytes(port: number, bytes: string): Promise<string> {
  return readAll(port, (socket) => socket.end(bytes, 'latin1'));
}

/** Sends a request line unchanged, with required headers, and asks the server to close. */
export function sendLine(port: number, line: string, headers = ''): Promise<string> {
  return readAll(port, (socket) =>
    socket.write(`${line}\r\nHost: site\r\n${headers}Connection: close\r\n\r\n`, 'latin1'),
  );
}

/** Reads until the server closes; empty if it closes without a response. */
function readAll(port: number, send: (socket: Socket) => void): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  send(socket);
  return text(socket).catch(() => '');
}

/** Status of a raw response; 0 without one. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.[01] (\d{3})/.exec(answer)?.[1] ?? 0);
}

/** Requests a file and disconnects immediately. */
export function abandon(port: number, path: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`),
    );
    socket.once('data', () => socket.destroy());
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve());
  });
}

/** Opens a connection to a port or socket, sends part of a request, and leaves it open; the caller must destroy it. */
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

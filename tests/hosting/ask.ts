import { type IncomingHttpHeaders, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Asks as a browser does, without following and without unpacking anything. */
export function ask(port: number, path: string, { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }));
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** Sends bytes that may be no request at all, as no browser would, and nothing after them. */
export function sendBytes(port: number, bytes: string): Promise<string> {
  return readAll(port, (socket) => socket.end(bytes, 'latin1'));
}

/** Sends a request line as it is, with what every request needs, and asks the server to close. */
export function sendLine(port: number, line: string, headers = ''): Promise<string> {
  return readAll(port, (socket) => socket.write(`${line}\r\nHost: site\r\n${headers}Connection: close\r\n\r\n`, 'latin1'));
}

/** Reads until the server closes; gives an empty text when it closes without an answer. */
function readAll(port: number, send: (socket: Socket) => void): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  send(socket);
  return text(socket).catch(() => '');
}

/** Status of an answer that was read as text; 0 without one. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.[01] (\d{3})/.exec(answer)?.[1] ?? 0);
}

/** Asks for a file and goes away at once. */
export function abandon(port: number, path: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`));
    socket.once('data', () => socket.destroy());
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve());
  });
}

/** Opens a connection to a port or a socket in a folder, sends the beginning of a request, and leaves it so; whoever asks for it has to destroy it. */
export function holdOpen(where: number | string, beginning: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(typeof where === 'number' ? { port: where, host: '127.0.0.1' } : { path: where }, () => {
      socket.write(beginning, 'latin1');
      resolve(socket);
    });
    socket.on('error', reject);
  });
}

/** All that is heard on a connection until it is closed, also when it is broken off. */
export function hear(socket: Socket): Promise<string> {
  let heard = '';
  if (socket.closed) return Promise.resolve(heard);
  socket.on('data', (part) => {
    heard += part.toString('latin1');
  });
  return new Promise((resolve) => socket.on('close', () => resolve(heard)));
}

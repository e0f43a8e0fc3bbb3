import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** Milliseconds there and back, and KB/s towards the browser, all connections together. */
export type Line = { latency: number; kilobytes: number };

const PACKET = 1460;

/**
 * A slow line before a port of this machine: its origin, and what closes it. The emulation of
 * Chromium gives 12 KB at 50 KB/s 40 ms after their first byte, in place of 240.
 */
export async function slowLine(to: number, { latency, kilobytes }: Line) {
  let freeAt = 0;
  const line = createServer((browser) => {
    const server = connect(to, 'localhost');
    browser.on('data', (data) => setTimeout(() => server.write(data), latency / 2));
    // One timer a packet: the queue keeps their order, whichever timer comes first.
    const packets: Buffer[] = [];
    server.on('data', (data) => {
      for (let at = 0; at < data.length; at += PACKET) {
        const packet = data.subarray(at, at + PACKET);
        packets.push(packet);
        freeAt = Math.max(freeAt, performance.now()) + packet.length / kilobytes;
        setTimeout(
          () => browser.write(packets.shift() ?? ''),
          freeAt - performance.now() + latency / 2,
        );
      }
    });
    browser.on('close', () => server.destroy()).on('error', () => {});
    server.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  const { port } = line.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => line.close() };
}

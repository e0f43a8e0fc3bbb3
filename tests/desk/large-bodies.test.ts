import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { as, deskOverCopy, person, settingsFor } from './desk-copy.ts';

const desk = await deskOverCopy(settingsFor([person('lib'), person('web')]));
afterAll(() => desk.dispose());

const bytesOf = (text: string) => Readable.from([Buffer.from(text)]);
const send = (address: string, user: string, payload: Readable, length?: number) =>
  desk.ask(address, undefined, {
    method: 'POST',
    payload,
    headers: {
      ...as(user),
      'content-type': 'application/octet-stream',
      ...(length && { 'content-length': String(length) }),
    },
  });
/** A body that is on its way until it is ended; this kind of file is refused then. */
const FILE = 'file?kind=none&id=';
function slowBody() {
  const body = new Readable({ read: () => undefined });
  body.push('a');
  return body;
}
const waiting = () => readdirSync(join(desk.root, '.desk/received'));

describe('a file or a list', () => {
  it('is refused before it is read while four of its sender are in work, and others are not concerned', async () => {
    const bodies = [slowBody(), slowBody(), slowBody(), slowBody()];
    const [first, ...sent] = bodies.map((body, index) =>
      send(index % 2 ? FILE : 'import?kind=none', 'lib', body),
    );
    await expect.poll(waiting).toHaveLength(4);
    for (const address of [FILE, 'import?kind=none']) {
      const body = bytesOf('{}');
      const en = expect.stringContaining('Other files of yours are still being checked');
      expect(await send(address, 'lib', body)).toMatchObject({
        status: 429,
        answer: { error: { en } },
      });
      expect(body.readableDidRead).toBe(false);
    }
    expect((await send(FILE, 'web', bytesOf('a'))).status).toBe(404);
    bodies[0]?.push(null);
    expect((await first)?.status).toBe(404);
    expect((await send(FILE, 'lib', bytesOf('a'))).status).toBe(404);
    for (const body of bodies.slice(1)) body.push(null);
    await Promise.all(sent);
    expect(waiting()).toEqual([]);
  });

  it('longer than is accepted is refused by what it says of its length, or as soon as it is longer', async () => {
    const said = bytesOf('a');
    expect((await send(FILE, 'lib', said, 22 * 1024 * 1024 + 1)).status).toBe(413);
    expect(said.readableDidRead).toBe(false);
    const megabyte = Buffer.alloc(1024 * 1024);
    let read = 0;
    const endless = Readable.from(
      (function* () {
        for (; read < 100; read += 1) yield megabyte;
      })(),
    );
    expect((await send('import?kind=none', 'lib', endless)).status).toBe(413);
    expect(read).toBeLessThan(20);
    expect(waiting()).toEqual([]);
  });
});

import { EventEmitter } from 'node:events';
import https from 'node:https';
import { afterEach, expect, it, vi } from 'vitest';
import { deskOverCopy } from './desk-copy.ts';

afterEach(() => vi.restoreAllMocks());

it('a link that answers at the desk needs no attention for 90 days; one that does not says when it was asked', async () => {
  const desk = await deskOverCopy();
  const links = (): Promise<{ address: string; checked?: object }[]> =>
    desk.attention('linksUnchecked');
  const [first, second] = (await links()).map(({ address }) => address);
  let asking = 0;
  vi.spyOn(https, 'request').mockImplementation(((
    address: string,
    _: object,
    answer: (response: object) => void,
  ) => {
    asking++;
    const end = () =>
      setImmediate(() => {
        // One is asked at a time, whoever wishes it.
        expect(asking--).toBe(1);
        answer({ statusCode: address === first ? 200 : 404, headers: {}, destroy: () => {} });
      });
    return Object.assign(new EventEmitter(), { end });
  }) as never);
  await Promise.all([first, second].map((address) => desk.ask('check-link', { address })));
  const left = await links();
  expect(left.some(({ address }) => address === first)).toBe(false);
  expect(left.find(({ address }) => address === second)?.checked).toMatchObject({
    isThere: false,
    status: '404',
  });
  const address = 'https://localhost:4174/api/me';
  expect(await desk.status('check-link', { address })).toBe(404);
  desk.dispose();
});

import { afterEach, expect, it, vi } from 'vitest';
import { deskOverCopy } from './desk-copy.ts';

afterEach(() => vi.unstubAllGlobals());

it('a link that answers at the desk needs no attention for 90 days; one that does not says when it was asked', async () => {
  const desk = await deskOverCopy();
  const links = async () =>
    (await desk.ask('care')).answer.lists.find(
      ({ name }: { name: string }) => name === 'linksUnchecked',
    ).rows as { address: string; checked?: object }[];
  const [first, second] = (await links()).map(({ address }) => address);
  vi.stubGlobal('fetch', async (address: string) =>
    address === first ? new Response('') : new Response('', { status: 404 }),
  );
  for (const address of [first, second]) await desk.ask('check-link', { address });
  const left = await links();
  expect(left.some(({ address }) => address === first)).toBe(false);
  expect(left.find(({ address }) => address === second)?.checked).toMatchObject({
    isThere: false,
    status: '404',
  });
  const inside = await desk.ask('check-link', { address: 'https://localhost:4174/api/me' });
  expect(inside.status).toBe(404);
  desk.dispose();
});

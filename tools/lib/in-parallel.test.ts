import { expect, it } from 'vitest';
import { inParallel } from './in-parallel.ts';

it('works on each item once, so many at a time, and begins no other after a failure', async () => {
  const [begun, most]: [number[], number[]] = [[], []];
  let running = 0;
  const work = async (item: number) => {
    begun.push(item);
    most.push(++running);
    await Promise.resolve();
    running--;
    if (item === 5) throw new Error('five');
  };
  await inParallel([1, 2, 3, 4], 2, work);
  expect([begun, Math.max(...most)]).toEqual([[1, 2, 3, 4], 2]);
  await expect(inParallel([5, 6, 7], 1, work)).rejects.toThrow('five');
  expect(begun).toEqual([1, 2, 3, 4, 5]);
});

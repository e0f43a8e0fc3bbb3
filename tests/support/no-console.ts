import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A unit test fails if anything is logged as an error or warning. */
const logged: unknown[][] = [];

beforeEach(() => {
  logged.length = 0;
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => logged.push(words));
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(logged).toEqual([]);
});

import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Whatever a unit logs as an error or a warning fails its test. */
const logged: unknown[][] = [];

beforeEach(() => {
  logged.length = 0;
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation((...words) => logged.push(words));
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(logged).toEqual([]);
});

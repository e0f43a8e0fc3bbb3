import { afterEach, expect, test, vi } from 'vitest';
import { builtAt } from './build-time.server.ts';

afterEach(() => vi.useRealTimers());

test('pages use the start of the current hour, so that a second build within it changes none', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T09:00:00Z') });
  const first = builtAt();
  expect(new Date(first).toISOString()).toBe('2026-11-22T09:00:00.000Z');
  vi.setSystemTime(Date.parse('2026-11-22T09:59:59.999Z'));
  expect(builtAt()).toBe(first);
  vi.setSystemTime(Date.parse('2026-11-22T10:00:00Z'));
  expect(builtAt()).toBe(first + 3_600_000);
});

import { afterEach, expect, test, vi } from 'vitest';
import { builtAt } from './build-time.server.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test('is the time that the build has set for all its processes, else now', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T09:00:00Z') });
  expect(new Date(builtAt()).toISOString()).toBe('2026-11-22T09:00:00.000Z');
  vi.stubEnv('BUILD_TIME', '2026-11-22T08:59:59.500Z');
  expect(new Date(builtAt()).toISOString()).toBe('2026-11-22T08:59:59.500Z');
});

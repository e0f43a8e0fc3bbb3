import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepHere, laterDraft } from './storage.ts';

const NOON = '2026-11-24T12:00:00.000Z';
const there = { value: 'server', base: null, savedAt: NOON };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  vi.useFakeTimers({ now: new Date(NOON) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a draft on this device that goes on from the server’s is the later one, also when the clock of the device was set back', () => {
  vi.setSystemTime(new Date('2020-01-01T00:00:00Z'));
  keepHere('news', 'a', { value: 'device', base: null, since: NOON });
  expect(laterDraft('news', 'a', there)?.value).toBe('device');
});

it('a draft that was kept on the server since, from another device, is later', () => {
  vi.setSystemTime(new Date('2026-11-24T11:00:00Z'));
  keepHere('news', 'a', { value: 'device', base: null, since: '2026-11-24T10:00:00.000Z' });
  expect(laterDraft('news', 'a', there)).toEqual({ value: 'server', base: null, at: NOON });
});

it('where there is one draft, it is the one', () => {
  expect(laterDraft('news', 'a', null)).toBeUndefined();
  expect(laterDraft('news', 'a', there)?.value).toBe('server');
  keepHere('news', 'a', { value: 'device', base: null });
  expect(laterDraft('news', 'a', null)?.value).toBe('device');
});

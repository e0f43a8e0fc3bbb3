import { describe, expect, it } from 'vitest';
import { staleHours } from '#tests/support/stale-hours.ts';
import { compareTenders, tenderChanges, tenderState } from './tender-state.ts';

const at = (moment: string) => Date.parse(moment);
const MINUTE = 60_000;

const TENDER = {
  publishedAt: '2026-11-20T10:00:00+05:30',
  closesAt: '2026-12-15T16:00:00+05:30',
  opensAt: '2026-12-16T11:00:00+05:30',
  isCancelled: false,
  isAwarded: false,
};

describe('a tender', () => {
  it('that is cancelled or awarded stays so at any time', () => {
    for (const now of [at(TENDER.publishedAt) - MINUTE, at(TENDER.opensAt) + MINUTE]) {
      expect(tenderState({ ...TENDER, isCancelled: true }, now)).toBe('cancelled');
      expect(tenderState({ ...TENDER, isAwarded: true }, now)).toBe('awarded');
    }
  });

  it('is shown as of its last change: what it says holds in every hour, and is new only when that changes', () => {
    for (const each of [TENDER, { ...TENDER, isAwarded: true }])
      expect(
        staleHours(
          () => tenderChanges(each),
          (now) => tenderState(each, now),
        ),
      ).toEqual([]);
  });
});

describe('a list of tenders', () => {
  const tender = (closesAt: string, isAwarded = false) => ({
    ...TENDER,
    closesAt,
    opensAt: closesAt,
    isAwarded,
  });
  const now = at('2026-11-21T12:00:00+05:30');
  const sorted = (...tenders: ReturnType<typeof tender>[]) =>
    tenders.sort((a, b) => compareTenders(a, b, now)).map(({ closesAt }) => closesAt.slice(0, 10));

  it('begins with what closes today, then what closes next; ended ones follow, the latest first', () => {
    const [today, soon, late] = [
      '2026-11-21T17:00:00+05:30',
      '2026-11-30T17:00:00+05:30',
      '2026-12-30T17:00:00+05:30',
    ];
    const [old, older] = [
      tender('2026-06-01T17:00:00+05:30', true),
      tender('2026-05-01T17:00:00+05:30', true),
    ];
    expect(sorted(older, tender(late), old, tender(soon), tender(today))).toEqual([
      '2026-11-21',
      '2026-11-30',
      '2026-12-30',
      '2026-06-01',
      '2026-05-01',
    ]);
  });
});

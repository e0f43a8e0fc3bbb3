import { describe, expect, it } from 'vitest';
import { stepAt, stepText } from '#app/domain/clock.ts';
import { getSite } from '#app/site.ts';
import { liveRows } from './live-rows.server.ts';

const now = Date.parse('2026-11-27T09:00:00+05:30');

describe('a section shows what names it', () => {
  it.each([
    ['campus-life/support', '/all-news/e-grantz-scholarship-applications'],
    ['facilities/hostel', '/all-news/hostel-rooms-even-semester'],
    ['campus-life/hostel', '/all-news/hostel-rooms-even-semester'],
    ['facilities/transport', '/all-news/bus-routes-revised'],
    ['pta/meetings', '/events/pta-class-meetings-2027'],
  ])('%s: %s', (section, href) => {
    expect(liveRows(getSite(), section, 'en', now).map((row) => row.href)).toContain(href);
  });

  it('an event with its day and how near it is', () => {
    const row = liveRows(getSite(), 'pta/meetings', 'en', now).find(({ title }) =>
      title.startsWith('Class meetings'),
    );
    expect(stepText(stepAt(row?.timeline ?? [], now), now)).toBe(
      '16 January 2027, 10 am – 1 pm, in 50 days',
    );
  });

  it('nothing where no entry names it', () => {
    expect(liveRows(getSite(), 'about/history', 'en', now)).toEqual([]);
  });
});

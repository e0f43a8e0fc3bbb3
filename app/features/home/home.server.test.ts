import { describe, expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { homeView } from './home.server.ts';

const site = getSite();
const NOW = Date.parse('2026-11-14T12:00:00+05:30');
describe('the home page', () => {
  // Which come first, and what replaces those that expire: notice-board.test.tsx.
  it('has no notice that has expired, and no event that is over', () => {
    const over = '2026-11-14T12:00:00+05:30';
    const notices = site.notices.map((notice) => ({ ...notice, validUntil: over }));
    const events = site.events.map((event) => ({ ...event, start: over, end: over }));
    const view = homeView({ ...site, notices, events }, 'en', NOW);
    expect([view.notices, view.events]).toEqual([[], []]);
  });

  it('lists only admissions that are open or have future dates', () => {
    const titles = (now: string) =>
      homeView(site, 'en', Date.parse(now)).admissions.map(({ title }) => title);
    expect(titles('2028-11-14T12:00:00+05:30')).toEqual([]);
    expect(titles('2026-11-14T12:00:00+05:30')).toEqual(['Ph.D']);
    expect(titles('2025-08-14T15:59:59+05:30')).toContain(
      'B.Tech first allotment reporting 2025-26',
    );
    expect(titles('2025-08-14T16:00:00+05:30')).not.toContain(
      'B.Tech first allotment reporting 2025-26',
    );
  });

  it('shows the intake stated by the college as headlines', () => {
    const view = homeView(site, 'en', NOW);
    expect(view.figures.map(({ value }) => value)).toEqual(['900+', '369+', '20', '14']);
    const bachelors = homeView(
      { ...site, programmes: site.programmes.filter(({ level }) => level === 'ug') },
      'en',
      NOW,
    );
    expect(bachelors.figures.map(({ value }) => value)).toEqual(['900+', '369+', '14']);
  });

  it('shows the seats of each way to a degree but the Ph.D, and none of a degree without a programme', () => {
    expect(homeView(site, 'en', NOW).ways.map(({ seats }) => seats)).toEqual([
      '900+ seats',
      '40 seats',
      '369+ seats',
      '60 seats',
      undefined,
    ]);
    const programmes = site.programmes.filter(({ award }) => award !== 'mca');
    expect(homeView({ ...site, programmes }, 'ml', NOW).ways.map(({ seats }) => seats)).toEqual([
      '900+\u{a0}സീറ്റ്',
      '40\u{a0}സീറ്റ്',
      '369+\u{a0}സീറ്റ്',
      undefined,
      undefined,
    ]);
  });

  it('shows for each department how many of a hundred students were placed or went to higher studies, with the numbers of the careers page', () => {
    const { wall } = homeView(site, 'en', NOW);
    expect(wall?.engineering[0]?.went).toEqual({
      placed: 76,
      study: 10,
      short: '44 + 6 of 58',
      text: 'of 58 registered 44 placed, 6 in higher studies',
    });
    expect(wall?.supporting[0]?.went).toBeUndefined();
    expect(wall?.note).toBe('Sample entry: Of those registered in 2025-26:');
    const placements = { ...site.placements, rows: [] };
    expect(homeView({ ...site, placements }, 'en', NOW).wall?.note).toBeUndefined();
  });

  it('has three works of students, marked as samples, each with a drawing of its own', () => {
    const { works, life } = homeView(site, 'ml', NOW);
    for (const { text } of works) expect(text).toMatch(/^മാതൃക: /);
    expect(works).toHaveLength(3);
    expect(new Set([...works, ...life].map(({ drawing }) => drawing)).size).toBe(7);
  });
});

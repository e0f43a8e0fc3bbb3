import { describe, expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { words } from '#tests/support/words.ts';
import { homeView } from './home.server.ts';

const site = getSite();
const [notice] = site.notices;
const [event] = site.events;
if (!notice || !event) throw new Error('The shipped content has no notice or no event');

const NOW = Date.parse('2026-11-14T12:00:00+05:30');
const titled = (name: string) => words(name, name);
const noticeOf = (name: string, issuedOn: string, validUntil: string) => ({
  ...notice,
  title: titled(name),
  issuedOn,
  validUntil,
});
const eventOf = (name: string, start: string, end: string) => ({
  ...event,
  title: titled(name),
  start,
  end,
});

describe('the home page', () => {
  it('has the newest valid notices, twice as many as it shows, to replace those that expire', () => {
    const notices = [
      noticeOf('oldest', '2026-11-01', '2026-12-01T00:00:00+05:30'),
      noticeOf('newest', '2026-11-13', '2026-12-01T00:00:00+05:30'),
      noticeOf('just over', '2026-11-14', '2026-11-14T12:00:00+05:30'),
      noticeOf('middle', '2026-11-05', '2026-11-14T12:00:01+05:30'),
      noticeOf('second', '2026-11-09', '2026-12-01T00:00:00+05:30'),
    ];
    const view = homeView({ ...site, notices }, 'en', NOW);
    expect(view.notices.map(({ title }) => title)).toEqual([
      'newest',
      'second',
      'middle',
      'oldest',
    ]);
    expect(view.noticeLimit).toBe(3);
    const many = Array.from({ length: 9 }, () => notices).flat();
    expect(homeView({ ...site, notices: many }, 'en', NOW).notices).toHaveLength(6);
  });

  it('has upcoming and current events, and no past ones', () => {
    const later = '2027-04-01T10:00:00+05:30';
    const events = [
      eventOf('fourth', '2027-03-01T10:00:00+05:30', later),
      eventOf('over', '2026-11-13T12:00:00+05:30', '2026-11-14T12:00:00+05:30'),
      eventOf('second', '2026-12-01T10:00:00+05:30', later),
      eventOf('under way', '2026-11-14T11:00:00+05:30', '2026-11-14T12:00:01+05:30'),
      eventOf('third', '2027-01-01T10:00:00+05:30', later),
    ];
    const view = homeView({ ...site, events }, 'en', NOW);
    expect(view.events.map(({ title }) => title)).toEqual([
      'under way',
      'second',
      'third',
      'fourth',
    ]);
    expect(view.eventLimit).toBe(3);
  });

  it('lists only admissions that are open or have future dates', () => {
    const titles = (now: string) =>
      homeView(site, 'en', Date.parse(now)).admissions.map(({ title }) => title);
    expect(titles('2028-11-14T12:00:00+05:30')).toEqual([]);
    expect(titles('2026-11-14T12:00:00+05:30')).toEqual(['Ph.D']);
    expect(titles('2025-08-14T15:59:59+05:30')).toContain(
      'B.Tech first allotment reporting 2025-\u206026',
    );
    expect(titles('2025-08-14T16:00:00+05:30')).not.toContain(
      'B.Tech first allotment reporting 2025-\u206026',
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

import { describe, expect, it } from 'vitest';
import { parseFor } from '#app/content/reading/published-languages.server.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { busLines, busRoutesBlock } from './bus-routes.server.ts';
import { busRoutesSchema } from './schema.ts';

const text = (en: string) => ({ en, ml: 'ബസ്' });
const stop = (name: string, morning: string, ...evening: string[]) => ({
  name: text(name),
  morning: [morning],
  evening,
});
const route = {
  id: 'river',
  name: text('River'),
  stops: [stop('Ferry', '07:50', '17:20', '18:05'), stop('Bridge', '08:10', '17:00', '17:45')],
  arrives: ['08:45'],
  leaves: ['16:30', '17:15'],
};
const plan = (timetables: object[]) =>
  parseFor(
    busRoutesSchema,
    { title: text('Routes'), college: text('College'), timetables },
    { languages: PUBLISHED },
  );
const sets = [
  { from: '2031-06-01', until: '2031-11-30', routes: [route] },
  {
    from: '2031-12-01',
    routes: [
      {
        ...route,
        stops: [
          stop('Ferry', '07:35', '17:20', '18:05'),
          stop('Bridge', '08:10', '17:00', '17:45'),
        ],
      },
    ],
  },
];

function shownAt(day: string) {
  const { data: busRoutes, error } = plan(sets);
  if (!busRoutes) throw error;
  return {
    block: busRoutesBlock({ busRoutes }, 'en', Date.parse(`${day}T23:30:00+05:30`)),
    lines: busLines({ busRoutes }, 'en', Date.parse(`${day}T23:30:00+05:30`)),
  };
}

describe('bus routes', () => {
  it('go in both directions in the order of travel, each trip in a column', () => {
    const [to, back] = shownAt('2031-11-30').block.timetables[0]?.ways ?? [];
    expect(to?.rows.map(({ name, times }) => [name, ...times.map(({ time }) => time)])).toEqual([
      ['Ferry', '7:50 am'],
      ['Bridge', '8:10 am'],
      ['College', '8:45 am'],
    ]);
    expect(back?.rows.map(({ name, times }) => [name, ...times.map(({ time }) => time)])).toEqual([
      ['College', '4:30 pm', '5:15 pm'],
      ['Bridge', '5 pm', '5:45 pm'],
      ['Ferry', '5:20 pm', '6:05 pm'],
    ]);
  });

  it('are shown as long as they are valid, with those that follow', () => {
    const titles = (day: string) =>
      shownAt(day).block.timetables.map(({ title, period }) => `${title}, ${period}`);
    expect(titles('2031-11-30')).toEqual([
      'Routes, 1 June 2031 to 30 November 2031',
      'Routes, from 1 December 2031',
    ]);
    expect(titles('2031-12-01')).toEqual(['Routes, from 1 December 2031']);
    expect([
      shownAt('2031-11-30').lines[0]?.areas[0],
      shownAt('2031-12-01').lines[0]?.areas[0],
    ]).toEqual(['Ferry 7:50 am', 'Ferry 7:35 am']);
  });

  it('are whole in a later timetable too, each new time marked', () => {
    const [today, next] = shownAt('2031-11-30').block.timetables;
    const marked = (timetable: typeof today) =>
      timetable?.ways.map(({ rows }) =>
        rows.map(({ name, times }) =>
          [name, ...times.map(({ time, isNew }) => (isNew ? `${time} new` : time))].join(', '),
        ),
      );
    expect(
      marked(today)
        ?.flat()
        .filter((row) => row.includes('new')),
    ).toEqual([]);
    expect([today?.note, next?.note]).toEqual([undefined, 'New times are in bold.']);
    expect(marked(next)).toEqual([
      ['Ferry, 7:35 am new', 'Bridge, 8:10 am', 'College, 8:45 am'],
      ['College, 4:30 pm, 5:15 pm', 'Bridge, 5 pm, 5:45 pm', 'Ferry, 5:20 pm, 6:05 pm'],
    ]);
  });

  it('know a stop by its name, also behind a new one, and a new route by its anchor', () => {
    const town = { id: 'town', name: text('Town'), arrives: ['08:45'], leaves: ['16:30'] };
    const { data: busRoutes } = plan([
      sets[0] ?? {},
      {
        from: '2031-12-01',
        routes: [
          { ...route, stops: [stop('Mill', '07:20', '17:30', '18:15'), ...route.stops] },
          { ...town, stops: [stop('Square', '08:00', '17:00')] },
        ],
      },
    ]);
    if (!busRoutes) throw new Error('rejected');
    const block = busRoutesBlock({ busRoutes }, 'en', Date.parse('2031-11-30T12:00:00+05:30'));
    expect(block.stops).toEqual([
      { value: 'river-ferry', label: 'Ferry (River)' },
      { value: 'river-bridge', label: 'Bridge (River)' },
      { value: 'river-mill', label: 'Mill (River)' },
      { value: 'town-square', label: 'Square (Town)' },
    ]);
    expect(block.timetables.map(({ ways }) => ways.map(({ anchor }) => anchor))).toEqual([
      ['river', undefined],
      [undefined, undefined, 'town', undefined],
    ]);
  });

  it.each([
    [
      'a later stop has an earlier time',
      [{ ...sets[1], routes: [{ ...route, stops: [stop('Ferry', '08:50', '17:20', '18:05')] }] }],
    ],
    [
      'a stop lacks a trip',
      [{ ...sets[1], routes: [{ ...route, stops: [stop('Ferry', '07:50', '17:20')] }] }],
    ],
    ['two timetables are valid on one day', [{ ...sets[0], until: '2031-12-01' }, sets[1]]],
    [
      'a timetable without an end is followed by another',
      [{ from: '2031-06-01', routes: [route] }, sets[1]],
    ],
  ])('are rejected if %s', (_name, timetables) => {
    expect(plan(timetables.map((set) => ({ ...set }))).success).toBe(false);
  });
});

it('one wrong time is named alone, beside faults of other fields', () => {
  const wrong = {
    ...route,
    stops: [stop('Ferry', '7:50', '17:20', '18:05'), ...route.stops.slice(1)],
  };
  const [first, second] = sets;
  const { error } = plan(
    [second, { ...first, routes: [wrong] }].filter((set) => set !== undefined),
  );
  expect(error?.issues.map(({ path }) => path.join('.')).toSorted()).toEqual([
    'timetables',
    'timetables.1.routes.0.stops.0.morning.0',
  ]);
});

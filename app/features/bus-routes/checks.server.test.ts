import { expect, it } from 'vitest';
import { placeOf } from '#app/content/reading/problem.server.ts';
import { getSite } from '#app/site.ts';
import { words } from '#tests/support/words.ts';
import { checkBusTimes } from './checks.server.ts';

const { college, notices } = getSite();
const text = (en: string) => words(en, 'ബസ്');
const stop = { name: text('Ferry'), morning: ['07:50'], evening: ['17:20', '18:05'] };
const busRoutes = {
  title: text('Routes'),
  college: text('College'),
  timetables: [
    {
      from: '2031-06-01',
      routes: [
        {
          id: 'river',
          name: text('River'),
          stops: [stop],
          arrives: ['08:45'],
          leaves: ['16:30', '17:15'],
        },
      ],
    },
  ],
};

/** What is reported of a notice with these words. */
function faultsOf(
  en: string,
  href = '/facilities/transport#river',
  validUntil = '2031-12-31T17:00:00+05:30',
): string[] {
  const [template] = notices;
  if (!template) throw new Error('The content has no notice');
  const faults: string[] = [];
  const notice = {
    ...template,
    file: 'news/ferry.yaml',
    summary: text(en),
    body: text('The buses.'),
    steps: [],
    links: [{ label: text('Bus'), href }],
    validUntil,
  };
  checkBusTimes(
    { busRoutes, college, notices: [notice] },
    {
      report: (fault) =>
        faults.push(
          `${placeOf(fault)}: ${typeof fault.found === 'string' ? fault.found : fault.found.en}`,
        ),
    },
  );
  return faults;
}

it('a notice about buses may only name times of the timetables', () => {
  expect(faultsOf('The second trip leaves at 5.15 pm instead of 4.45 pm, not at 17:20.')).toEqual([
    'summary.en: 4.45',
  ]);
  expect(faultsOf('The bus reaches the ferry at 7.50 am; the fare for 2 stops is 12.')).toEqual([]);
});

it('times of other notices, and of notices older than the timetables, are not compared', () => {
  expect(faultsOf('The office opens at 9.40 am.', '/facilities/library')).toEqual([]);
  expect(
    faultsOf('The bus leaves at 4.40 pm.', '/facilities/transport', '2031-05-31T17:00:00+05:30'),
  ).toEqual([]);
});

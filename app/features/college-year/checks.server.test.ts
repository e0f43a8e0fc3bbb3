import { describe, expect, it } from 'vitest';
import { placeOf } from '#app/content/reading/problem.server.ts';
import { getSite } from '#app/site.ts';
import { checkWorkingDays } from './checks.server.ts';

const site = getSite();
const [template] = site.events;

/** What is reported of one event on a day. */
function faultsOn(day: string, sample: true | undefined): string[] {
  if (!template) throw new Error('The content has no event');
  const faults: string[] = [];
  const event = {
    ...template,
    sample,
    start: `${day}T09:30:00+05:30`,
    end: `${day}T15:30:00+05:30`,
  };
  checkWorkingDays(
    { ...site, events: [event] },
    {
      report: (fault) =>
        faults.push(
          `${placeOf(fault)}: ${typeof fault.found === 'string' ? fault.found : fault.found.en}`,
        ),
    },
  );
  return faults;
}

describe('a sample event', () => {
  it.each([
    ['2026-12-12', 'second Saturday'],
    ['2031-05-10', 'second Saturday'],
    ['2026-12-13', 'Sunday'],
    ['2026-09-04', 'Sree Krishna Jayanthi'],
  ])('on %s is refused: %s', (day, reason) => {
    expect(faultsOn(day, true)).toEqual([`start: ${day}, ${reason}`, `end: ${day}, ${reason}`]);
  });

  it('may be on other days, and a real event on any day', () => {
    expect(
      ['2026-12-19', '2026-12-05', '2026-12-14'].flatMap((day) => faultsOn(day, true)),
    ).toEqual([]);
    expect(['2026-12-12', '2026-09-04'].flatMap((day) => faultsOn(day, undefined))).toEqual([]);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Span, timelineOf } from './admission-timeline.ts';
import { DAYS, stepAt, stepText } from './clock.ts';

const SECOND = 1000;
const at = (moment: string) => Date.parse(moment);

/** The state at a moment, with the days that are counted: `opens-later 3`. */
function stateAt(windows: readonly Span[], now: number, isActive?: boolean): string {
  const step = stepAt(timelineOf(windows, isActive), now);
  return stepText(
    { text: step.day === undefined ? step.state : `${step.state} ${DAYS}`, day: step.day },
    now,
  );
}

/** Applications from 1 December 2026, 10 am, to 5 January 2027, 4 pm. */
const APPLICATION = { opensAt: '2026-12-01T10:00:00+05:30', closesAt: '2027-01-05T16:00:00+05:30' };

describe('a window of dates, at each of its limits', () => {
  it.each([
    ['2026-11-28T23:59:59+05:30', 'opens-later 3'],
    ['2026-11-29T00:00:00+05:30', 'opens-later 2'],
    ['2026-11-29T23:59:59+05:30', 'opens-later 2'],
    ['2026-11-30T00:00:00+05:30', 'opens-tomorrow'],
    ['2026-12-01T00:00:00+05:30', 'opens-today'],
    ['2026-12-01T09:59:59+05:30', 'opens-today'],
    ['2026-12-01T10:00:00+05:30', 'closes-later 35'],
    ['2027-01-03T23:59:59+05:30', 'closes-later 2'],
    ['2027-01-04T23:59:59+05:30', 'closes-tomorrow'],
    ['2027-01-05T00:00:00+05:30', 'closes-today'],
    ['2027-01-05T15:59:59+05:30', 'closes-today'],
    ['2027-01-05T16:00:00+05:30', 'closed'],
    ['2028-01-05T16:00:00+05:30', 'closed'],
    ['2028-01-05T16:00:01+05:30', 'archived'],
  ])('%s: %s', (now, state) => {
    expect(stateAt([APPLICATION], at(now))).toBe(state);
  });

  it('it has exactly one state at every second', () => {
    const bounds = timelineOf([APPLICATION]).map(({ from }) => from);
    expect(bounds).toEqual([...bounds].sort((a, b) => a - b));
    for (const bound of bounds.slice(1))
      expect(stateAt([APPLICATION], bound - SECOND)).not.toBe(stateAt([APPLICATION], bound));
  });
});

describe('days are counted in the time zone of the college', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'also if the clock of the device shows %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(stateAt([APPLICATION], at('2026-11-29T18:29:59Z'))).toBe('opens-later 2');
      expect(stateAt([APPLICATION], at('2026-11-29T18:30:00Z'))).toBe('opens-tomorrow');
    },
  );
});

describe('windows of unusual length', () => {
  it('of one day opens and closes on that day', () => {
    const spot = { opensAt: '2026-12-10T09:30:00+05:30', closesAt: '2026-12-10T11:00:00+05:30' };
    expect(stateAt([spot], at(spot.opensAt) - SECOND)).toBe('opens-today');
    expect(stateAt([spot], at(spot.opensAt))).toBe('closes-today');
    expect(stateAt([spot], at(spot.closesAt))).toBe('closed');
  });

  it('over one night shows "closes tomorrow" as soon as it opens', () => {
    const night = { opensAt: '2026-12-10T20:00:00+05:30', closesAt: '2026-12-11T06:00:00+05:30' };
    expect(stateAt([night], at(night.opensAt))).toBe('closes-tomorrow');
    expect(stateAt([night], at('2026-12-11T00:00:00+05:30'))).toBe('closes-today');
  });

  it('that ends at midnight has the day before as its last day', () => {
    const untilMidnight = {
      opensAt: '2026-12-10T00:00:00+05:30',
      closesAt: '2026-12-13T00:00:00+05:30',
    };
    expect(stateAt([untilMidnight], at('2026-12-10T00:00:00+05:30') - SECOND)).toBe(
      'opens-tomorrow',
    );
    expect(stateAt([untilMidnight], at('2026-12-10T00:00:00+05:30'))).toBe('closes-later 2');
    expect(stateAt([untilMidnight], at('2026-12-12T00:00:00+05:30'))).toBe('closes-today');
    expect(stateAt([untilMidnight], at('2026-12-13T00:00:00+05:30'))).toBe('closed');
  });

  it('that closed on 29 February is archived from 1 March of the next year', () => {
    const leap = { opensAt: '2028-02-01T10:00:00+05:30', closesAt: '2028-02-29T16:00:00+05:30' };
    expect(stateAt([leap], at('2029-03-01T16:00:00+05:30'))).toBe('closed');
    expect(stateAt([leap], at('2029-03-01T16:00:01+05:30'))).toBe('archived');
  });
});

describe('several windows', () => {
  const OPTIONS = { opensAt: '2027-02-01T10:00:00+05:30', closesAt: '2027-02-04T16:00:00+05:30' };

  it('are shown one after the other, in date order: when one closes, the next is announced', () => {
    for (const windows of [
      [APPLICATION, OPTIONS],
      [OPTIONS, APPLICATION],
    ]) {
      expect(stateAt(windows, at(APPLICATION.closesAt) - SECOND)).toBe('closes-today');
      expect(stateAt(windows, at(APPLICATION.closesAt))).toBe('opens-later 27');
      expect(stateAt(windows, at('2027-01-31T00:00:00+05:30'))).toBe('opens-tomorrow');
      expect(stateAt(windows, at(OPTIONS.opensAt))).toBe('closes-later 3');
      expect(stateAt(windows, at(OPTIONS.closesAt))).toBe('closed');
      expect(stateAt(windows, at('2028-01-05T16:00:01+05:30'))).toBe('closed');
      expect(stateAt(windows, at('2028-02-04T16:00:01+05:30'))).toBe('archived');
    }
  });

  it('show which window has closed only until the next one opens', () => {
    const previousAt = (now: number) => stepAt(timelineOf([APPLICATION, OPTIONS]), now).previous;
    expect(previousAt(at(APPLICATION.opensAt) - SECOND)).toBeUndefined();
    expect(previousAt(at(APPLICATION.closesAt) - SECOND)).toBeUndefined();
    expect(previousAt(at(APPLICATION.closesAt))).toBe(APPLICATION);
    expect(previousAt(at('2027-01-31T00:00:00+05:30'))).toBe(APPLICATION);
    expect(previousAt(at(OPTIONS.opensAt) - SECOND)).toBe(APPLICATION);
    expect(previousAt(at(OPTIONS.opensAt))).toBeUndefined();
    expect(previousAt(at(OPTIONS.closesAt))).toBeUndefined();
  });

  it('on one day follow each other on that day', () => {
    const morning = { opensAt: '2027-02-01T09:00:00+05:30', closesAt: '2027-02-01T11:00:00+05:30' };
    const afternoon = {
      opensAt: '2027-02-01T14:00:00+05:30',
      closesAt: '2027-02-01T16:00:00+05:30',
    };
    expect(stateAt([morning, afternoon], at(morning.closesAt) - SECOND)).toBe('closes-today');
    expect(stateAt([morning, afternoon], at(morning.closesAt))).toBe('opens-today');
    expect(stateAt([morning, afternoon], at(afternoon.opensAt))).toBe('closes-today');
  });

  it('may be adjacent: the second opens at the moment the first closes', () => {
    const next = { opensAt: APPLICATION.closesAt, closesAt: '2027-01-07T16:00:00+05:30' };
    expect(stateAt([APPLICATION, next], at(next.opensAt) - SECOND)).toBe('closes-today');
    expect(stateAt([APPLICATION, next], at(next.opensAt))).toBe('closes-later 2');
  });
});

describe('without dates', () => {
  const now = at('2026-11-21T12:00:00+05:30');

  it('a stream is not announced yet', () => {
    expect(stateAt([], now)).toBe('unannounced');
  });

  it('an event uses its flag', () => {
    expect(stateAt([], now, true)).toBe('open');
    expect(stateAt([], now, false)).toBe('closed');
  });

  it('the flag of an event is ignored if it has dates', () => {
    expect(stateAt([APPLICATION], now, true)).toBe('opens-later 10');
    expect(stateAt([APPLICATION], at(APPLICATION.opensAt), false)).toBe('closes-later 35');
  });
});

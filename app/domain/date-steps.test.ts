import { describe, expect, it } from 'vitest';
import { type DateColumn, dueFirst, isDueSoon } from './date-steps.ts';

/** A row with a next date, from a week before it near, and no date after it. */
const due = (name: string, date?: string) => {
  const past = { look: 'past' as const, iso: '2026-11-01', day: '', month: '' };
  const midnight = Date.parse(`${date}T00:00:00+05:30`);
  const columns: DateColumn[] =
    date === undefined
      ? [{ ...past, from: 0 }]
      : [
          { ...past, look: 'ahead', iso: date, from: 0 },
          { ...past, look: 'near', iso: date, from: midnight - 7 * 86_400_000 },
          { ...past, from: midnight + 86_400_000 },
        ];
  return { name, columns };
};
const at = (moment: string) => Date.parse(`${moment}:00+05:30`);

const namesInOrder = (
  rows: Parameters<typeof dueFirst<ReturnType<typeof due>>>[0],
  moment: string,
) =>
  dueFirst(rows, at(moment))
    .map(({ name }) => name)
    .join(', ');

describe('what is due', () => {
  it.each([
    ['2026-11-29T09:00', 'registration, rooms, scholarship, bus, officer'],
    ['2026-11-30T23:59', 'registration, rooms, scholarship, bus, officer'],
    ['2026-12-01T00:00', 'rooms, scholarship, registration, bus, officer'],
    ['2026-12-19T00:00', 'registration, scholarship, bus, officer, rooms'],
  ])('on %s comes first, the others keep their order: %s', (moment, order) => {
    const rows = [
      due('registration', '2026-11-30'),
      due('scholarship', '2026-12-18'),
      due('bus'),
      due('officer'),
      due('rooms', '2026-12-04'),
    ];
    expect(namesInOrder(rows, moment)).toBe(order);
  });

  it.each([
    ['2026-11-28T23:59', 'bus, registration, rooms, officer'],
    ['2026-11-29T00:00', 'registration, bus, rooms, officer'],
    ['2026-12-03T23:59', 'rooms, bus, registration, officer'],
    ['2026-12-04T00:00', 'rooms, registration, bus, officer'],
  ])(
    'on %s, what is kept on top until 3 December is below what is due tomorrow: %s',
    (moment, order) => {
      const rows = [
        due('registration', '2026-11-30'),
        { ...due('bus'), onTopUntil: '2026-12-03' },
        due('officer'),
        due('rooms', '2026-12-04'),
      ];
      expect(namesInOrder(rows, moment)).toBe(order);
    },
  );

  it.each([
    ['2026-11-26T23:59', false],
    ['2026-11-27T00:00', true],
    ['2026-12-04T23:59', true],
    ['2026-12-05T00:00', false],
  ])('on 4 December is near on %s: %s', (moment, isNear) => {
    expect(isDueSoon(due('rooms', '2026-12-04'), at(moment))).toBe(isNear);
  });
});

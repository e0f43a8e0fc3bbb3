import { describe, expect, it } from 'vitest';
import { labelsFor } from '#app/content/labels.ts';
import { monthNames } from '#app/i18n/format.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { getSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { pageFile } from '#tests/support/page-file.ts';

const { seatKinds, placements, calendar } = getSite();
const DAY_MS = 86_400_000;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

describe.each(PUBLISHED)('a chart says what its table says (%s)', (locale) => {
  const labels = labelsFor('programmes', locale);
  const figure = (path: string, title: string) => {
    return need(
      pageFile(localisePath(path, locale))
        .all('figure')
        .find((each) => each.text().includes(title)),
    );
  };

  it('of the hundred seats, whose groups add up to the rows', () => {
    const seats = figure('/academics/admission', seatKinds.title[locale]);
    const rows = seats
      .table(seatKinds.title[locale])
      .filter((row) => /^\d+$/.test(row.at(-1) ?? ''));
    const shares = rows.map((row) => Number(row.at(-1))).slice(0, seatKinds.kinds.length);
    expect(shares).toEqual(seatKinds.kinds.map(({ percent }) => percent));
    expect(sum(shares)).toBe(100);
    for (const [group, name] of Object.entries(labels.seatGroup)) {
      const share = sum(shares.filter((_, index) => seatKinds.kinds[index]?.group === group));
      expect(seats.all('li').map((item) => item.text())).toContain(`${share} ${name}`);
    }
  });

  it('of the placements, by the length of its bars', () => {
    const bars = figure('/careers', labelsFor('placements', locale).placedShare).all('li');
    const shares = bars.map((bar) => Number(bar.find('strong').text()));
    expect(shares).toEqual(
      placements.rows.map(({ placed, registered }) => Math.round((100 * placed) / registered)),
    );
    for (const [index, bar] of bars.entries()) {
      const width = bar.find('svg').attribute('viewBox')?.split(' ')[2];
      expect(
        Math.abs(
          Number(bar.find('rect').attribute('width')) / Number(width) - (shares[index] ?? 0) / 100,
        ),
      ).toBeLessThan(0.01);
    }
  });

  it('of the year, from the first to the last day of each period', () => {
    const year = figure('/academics/ktu', calendar.title[locale]);
    const periods = year
      .table(labelsFor('college-year', locale).yearTable)
      .flatMap(([subject, what, period = '']) =>
        period.includes(' – ') ? [{ subject, what, period }] : [],
      );
    expect(periods.map(({ subject, what }) => [subject, what])).toEqual(
      calendar.rows.flatMap(({ name, spans }) =>
        spans.map((span) => [name[locale], span.what[locale]]),
      ),
    );
    const drawn = year
      .all('svg rect')
      .map((rect) => [Number(rect.attribute('x')), Number(rect.attribute('width'))] as const);
    /** Days from the first of the year of the chart, which has no leap day. */
    const dayOf = (words = '') => {
      const month = monthNames(locale).findIndex((name) => words.startsWith(name));
      const time = Date.UTC(
        month + 1 < calendar.firstMonth ? 2026 : 2025,
        month,
        Number(words.split(' ').at(-1)),
      );
      return (time - Date.UTC(2025, calendar.firstMonth - 1, 1)) / DAY_MS;
    };
    for (const [index, { what, period }] of periods.entries()) {
      const [from, to] = period.split(' – ').map(dayOf);
      const [x = 0, width = 0] = drawn[index] ?? [];
      expect(
        [x, x + width].map((place) => Math.round((place * 365) / 800)),
        `${what} ${period}`,
      ).toEqual([from, (to ?? 0) + 1]);
    }
    expect(drawn).toHaveLength(periods.length);
  });
});

import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { labelsFor } from '#app/content/labels.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { monthNames } from '#app/i18n/format.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { expect, test } from '#tests/support/test.ts';

const DAY_MS = 86_400_000;
/** Any year without a leap day, as in the chart. */
const YEAR = 2025;
const SMALLEST_PHONE = { width: 320, height: 640 };
const LAPTOP = { width: 1366, height: 768 };

const { programmes, placements, seatKinds, calendar, campusMap } = getSite();

/** Index of the communities among the groups of seats. */
const COMMUNITY = 1;

const figureOf = (page: Page, title: string) => page.getByRole('figure').filter({ hasText: title });
const numbersIn = async (cells: Locator) => (await cells.allInnerTexts()).map(Number);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Counts squares on a plain background by their upper left corners. */
async function countStones(courses: Locator): Promise<number> {
  const { data, info } = await sharp(await courses.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    x < 0 || y < 0 ? undefined : data.subarray((y * info.width + x) * info.channels, (y * info.width + x + 1) * info.channels);
  const stone = at(4, 4);
  const isStone = (x: number, y: number) => at(x, y)?.every((part, index) => Math.abs(part - (stone?.[index] ?? 0)) < 40) ?? false;
  let count = 0;
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) if (isStone(x, y) && !isStone(x - 1, y) && !isStone(x, y - 1)) count += 1;
  }
  return count;
}

/** The day of the year that a cell names, as a share of the year; the end of that day with `isEnd`. */
function shareOfYear(day: string, locale: Locale, isEnd: boolean): number {
  const [month = '', date] = day.split(' ');
  const begin = Date.UTC(YEAR, calendar.firstMonth - 1, 1);
  const index = monthNames(locale).indexOf(month);
  const time = Date.UTC(index + 1 < calendar.firstMonth ? YEAR + 1 : YEAR, index, Number(date) + (isEnd ? 1 : 0));
  return (time - begin) / (365 * DAY_MS);
}

for (const locale of ONE_LANGUAGE) {
  const labels = labelsFor(locale);
  const at = (path: string) => localisePath(path, locale);

  test(`stones have one scale on a page: their length is proportional to the seats in both tables (${locale})`, async ({ page }) => {
    await page.goto(at('/academics/programs'));
    const rows = page.getByRole('main').getByRole('table').locator('tbody tr');
    const drawn = await rows.evaluateAll((all) =>
      all.map((row) => ({
        seats: Number(row.querySelector('td:last-child')?.textContent),
        length: row.querySelector('path')?.getBoundingClientRect().width ?? 0,
        room: row.querySelector('svg')?.getBoundingClientRect().width ?? 0,
      })),
    );
    expect(drawn.map(({ seats }) => seats)).toEqual(programmes.map(({ Intake }) => Intake));
    const longest = Math.max(...drawn.map(({ length }) => length));
    const most = Math.max(...drawn.map(({ seats }) => seats));
    expect(longest).toBeGreaterThan(100);
    for (const { seats, length, room } of drawn) {
      expect(Math.abs(length - (longest * seats) / most), `${seats} seats`).toBeLessThan(1);
      expect(length).toBeLessThanOrEqual(room + 1);
    }
  });

  test(`the length of the placement bars is the share of students placed, as in the table below (${locale})`, async ({ page }) => {
    await page.goto(at('/careers'));
    const bars = figureOf(page, labels.placedShare).getByRole('listitem');
    const drawn = await bars.evaluateAll((rows) =>
      rows.map((row) => ({
        share: Number(row.querySelector(':scope > strong')?.textContent),
        part: (row.querySelector('rect')?.getBoundingClientRect().width ?? 0) / (row.querySelector('svg')?.getBoundingClientRect().width ?? 1),
      })),
    );
    expect(drawn.map(({ share }) => share)).toEqual(placements.rows.map(({ placed, registered }) => Math.round((100 * placed) / registered)));
    for (const { share, part } of drawn) expect(Math.abs(part - share / 100)).toBeLessThan(0.01);
  });

  test(`the hundred seats are divided into groups that add up to the rows of the table (${locale})`, async ({ page }) => {
    await page.goto(at('/academics/admission'));
    const figure = figureOf(page, seatKinds.title[locale]);
    const shares = await numbersIn(figure.getByRole('table', { name: seatKinds.title[locale] }).locator('tbody td:last-child'));
    expect(shares).toEqual(seatKinds.kinds.map(({ percent }) => percent));
    expect(sum(shares)).toBe(100);
    for (const [group, name] of Object.entries(labels.seatGroup)) {
      const share = sum(shares.filter((_, index) => seatKinds.kinds[index]?.group === group));
      await expect(figure.getByRole('listitem').filter({ hasText: name })).toHaveText(`${share} ${name}`);
    }
  });

  test(`each of the hundred seats has a stone, on a laptop and on the smallest phone (${locale})`, async ({ page }) => {
    await page.goto(at('/academics/admission'));
    const groups = figureOf(page, seatKinds.title[locale]).getByRole('listitem');
    for (const size of [LAPTOP, SMALLEST_PHONE]) {
      await page.setViewportSize(size);
      const shares = await numbersIn(groups.locator('strong'));
      expect(sum(shares)).toBe(100);
      for (const [index, share] of shares.entries()) {
        // A line through the stones of the communities divides each into two halves.
        expect(await countStones(groups.nth(index).locator('> svg')), `at ${size.width} px`).toBe(index === COMMUNITY ? 2 * share : share);
      }
    }
  });

  test(`the year chart shows the periods of its table at the right places (${locale})`, async ({ page }) => {
    await page.setViewportSize(LAPTOP);
    await page.goto(at('/academics/ktu'));
    const figure = figureOf(page, calendar.title[locale]);
    const drawn = await figure.locator('svg').evaluateAll((strips) =>
      strips.flatMap((strip) => {
        const room = strip.getBoundingClientRect();
        return [...strip.querySelectorAll('rect')].map((span) => {
          const { left, right } = span.getBoundingClientRect();
          return { subject: strip.parentElement?.textContent, from: (left - room.left) / room.width, to: (right - room.left) / room.width };
        });
      }),
    );
    const rows = await figure
      .getByRole('table', { name: labels.yearTable })
      .locator('tbody tr')
      .evaluateAll((lines) => lines.map((line) => [...line.querySelectorAll('td')].map((cell) => cell.innerText)));
    expect(rows.map(([subject, what]) => [subject, what])).toEqual(
      calendar.rows.flatMap(({ name, spans }) => spans.map(({ what }) => [name[locale], what[locale]])),
    );
    expect(drawn.map(({ subject }) => subject)).toEqual(rows.map(([subject]) => subject));
    for (const [index, [, what, period = '']] of rows.entries()) {
      const [from = '', to = ''] = period.split(' – ');
      expect(drawn[index]?.from, `${what} from ${from}`).toBeCloseTo(shareOfYear(from, locale, false), 2);
      expect(drawn[index]?.to, `${what} to ${to}`).toBeCloseTo(shareOfYear(to, locale, true), 2);
    }
  });

  test(`a phone shows the table of the year and no chart (${locale})`, async ({ page }) => {
    await page.setViewportSize(SMALLEST_PHONE);
    await page.goto(at('/academics/ktu'));
    const figure = figureOf(page, calendar.title[locale]);
    await expect(figure.getByRole('table', { name: labels.yearTable })).toBeVisible();
    await expect(figure.locator('svg').first()).toBeHidden();
  });

  test.describe(`the campus map (${locale})`, () => {
    const numbersOf = (page: Page) => campusMap.places.map(({ name }, index) => page.getByRole('link', { name: `${index + 1}, ${name[locale]}`, exact: true }));

    test('links each number to the page of its entry in the list, which exists', async ({ page }) => {
      await page.goto(at('/contact'));
      const entries = figureOf(page, campusMap.title[locale]).getByRole('list').getByRole('listitem');
      await expect(entries).toHaveCount(campusMap.places.length);
      for (const [index, number] of numbersOf(page).entries()) {
        const place = campusMap.places[index];
        const entry = entries.nth(index).getByRole('link', { name: need(place?.name[locale]), exact: true });
        const address = need(await entry.getAttribute('href'));
        expect(address).toBe(at(need(place?.href)));
        await expect(number).toHaveAttribute('href', address);
        await expect(number).toHaveText(String(index + 1));
        expect((await page.request.get(address)).status(), address).toBe(200);
      }
    });

    test('can be used by keyboard, number by number', async ({ page }) => {
      await page.goto(at('/contact'));
      const [start, ...others] = numbersOf(page);
      await start?.focus();
      for (const number of others) {
        await page.keyboard.press('Tab');
        await expect(number).toBeFocused();
      }
      const last = need(campusMap.places.at(-1)?.href);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(at(last));
    });

    test('has numbers that can be tapped on the smallest phone: at least 24 px, without overlap, on the screen', async ({ page }) => {
      await page.setViewportSize(SMALLEST_PHONE);
      await page.goto(at('/contact'));
      const boxes = await Promise.all(numbersOf(page).map((number) => number.boundingBox()));
      for (const [index, box] of boxes.entries()) {
        if (!box) throw new Error(`Number ${index + 1} is not on the map`);
        expect(Math.min(box.width, box.height), `number ${index + 1}`).toBeGreaterThanOrEqual(24);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(SMALLEST_PHONE.width);
        for (const other of boxes.slice(index + 1)) {
          const isApart =
            !other || box.x + box.width <= other.x || other.x + other.width <= box.x || box.y + box.height <= other.y || other.y + other.height <= box.y;
          expect(isApart, `number ${index + 1} and number ${boxes.indexOf(other) + 1} are apart`).toBe(true);
        }
      }
    });
  });
}

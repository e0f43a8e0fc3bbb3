import { statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { labelsFor } from '#app/content/labels.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { expect, openLive, test, testInOwnTab } from '#tests/support/test.ts';

const events = [...getSite().events].sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
/** The clock is set to the time of the build. */
const BUILT_AT = statSync('build/client/index.html').mtimeMs;
const MINUTE_MS = 60_000;

const partOf = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

for (const locale of ONE_LANGUAGE) {
  const labels = labelsFor(locale);
  const at = (path: string) => localisePath(path, locale);

  testInOwnTab(`upcoming events are listed first, the next one on top; past ones by year, the latest on top (${locale})`, async ({ page }) => {
    await page.clock.setFixedTime(BUILT_AT);
    await openLive(page, at('/events'));
    const coming = events.filter(({ end }) => BUILT_AT < Date.parse(end));
    const past = events.filter(({ end }) => BUILT_AT >= Date.parse(end)).reverse();
    const years = [...new Set(past.map(({ start }) => start.slice(0, 4)))];
    await expect(partOf(page, labels.upcomingEvents).getByRole('link')).toHaveText(coming.map(({ title }) => title[locale]));
    await expect(partOf(page, labels.pastEvents).getByRole('heading', { level: 3 })).toHaveText(years);
    await expect(partOf(page, labels.pastEvents).getByRole('link')).toHaveText(past.map(({ title }) => title[locale]));
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(labels.upcomingEvents);
  });

  test.describe('events that have ended since the build', () => {
    // Indian time applies, not the time zone of the reader.
    test.use({ timezoneId: 'America/New_York' });

    // The event that ends last: after it there are no upcoming events.
    for (const event of [...events].sort((a, b) => Date.parse(b.end) - Date.parse(a.end)).slice(0, 1)) {
      const [start, end] = [Date.parse(event.start), Date.parse(event.end)];
      const name = event.title[locale];
      const states = [
        { moment: start - MINUTE_MS, state: labels.eventState.upcoming, part: labels.upcomingEvents },
        { moment: start, state: labels.eventState.running, part: labels.upcomingEvents },
        { moment: end - MINUTE_MS, state: labels.eventState.running, part: labels.upcomingEvents },
        { moment: end, state: labels.eventState.past, part: labels.pastEvents },
      ];

      testInOwnTab(`an event is upcoming until its start, ongoing until its end, and then listed among the past ones (${locale})`, async ({ page }) => {
        for (const { moment, state, part } of states) {
          await page.clock.setFixedTime(moment);
          await openLive(page, at('/events'));
          const row = partOf(page, part)
            .getByRole('listitem')
            .filter({ has: page.getByRole('link', { name, exact: true }) });
          await expect(row.getByText(state, { exact: true })).toBeVisible();
          await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveCount(1);
        }
        await expect(partOf(page, labels.upcomingEvents)).toContainText(labels.noUpcomingEvents);
      });

      testInOwnTab(`the page of an event shows whether it is upcoming, ongoing or past (${locale})`, async ({ page }) => {
        for (const { moment, state } of states) {
          await page.clock.setFixedTime(moment);
          await openLive(page, at(`/events/${event.id}`));
          const shown = page.getByRole('main').getByText(new RegExp(`^(?:${Object.values(labels.eventState).join('|')})$`));
          await expect(shown).toHaveText([state]);
        }
      });
    }

    testInOwnTab(`on the home page an event is shown until its end and then replaced by the next one (${locale})`, async ({ page }) => {
      const [next, ...later] = events.filter(({ end }) => BUILT_AT < Date.parse(end));
      // If there are no upcoming events at the time of the build, the list stays empty.
      const over = next ? Date.parse(next.end) : BUILT_AT;
      for (const moment of next ? [Date.parse(next.start), over - MINUTE_MS, over] : [over]) {
        await page.clock.setFixedTime(moment);
        await openLive(page, at('/'));
        const shown = [...(moment < over && next ? [next] : []), ...later.filter(({ end }) => moment < Date.parse(end))].slice(0, 3);
        await expect(partOf(page, labels.events).getByRole('listitem').getByRole('link')).toHaveText(shown.map(({ title }) => title[locale]));
      }
    });
  });
}

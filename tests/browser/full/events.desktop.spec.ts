import { readFileSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { getSite } from '#app/content/reading/site.server.ts';
import { formatDate, formatSpan } from '#app/i18n/format.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import { LOCALES, localisePath } from '#app/i18n/locale.ts';
import { resolveTarget } from '#app/views/shell/links.server.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { expect, openLive, test, testInOwnTab } from '#tests/support/test.ts';

const { college, departments } = getSite();
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

  test(`an event in the list shows its type, time and place, and that it is a sample (${locale})`, async ({ page }) => {
    await page.goto(at('/events'));
    for (const event of events) {
      const row = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: event.title[locale], exact: true }) });
      for (const text of [event.summary[locale], formatSpan(event.start, event.end, locale), event.venue[locale]]) {
        await expect(row).toContainText(text, { useInnerText: true });
      }
    }
  });

  test(`the page of an event shows its time, place, audience, departments and contacts (${locale})`, async ({ page }) => {
    for (const event of events) {
      await page.goto(at(`/events/${event.id}`));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: event.title[locale], exact: true })).toBeVisible();
      // The visible text: explanations of abbreviations are closed.
      const facts = [
        formatSpan(event.start, event.end, locale),
        event.venue[locale],
        event.audience[locale],
        ...(event.updatedOn ? [formatDate(event.updatedOn, locale)] : []),
      ];
      await expect(main.getByRole('definition')).toHaveText(facts, { useInnerText: true });
      await expect(main.locator('.prose').getByRole('paragraph')).toHaveText(
        event.body.map((paragraph) => paragraph[locale]),
        { useInnerText: true },
      );
      await expect(main.getByRole('link', { name: labels.onTheMap, exact: true })).toHaveCount(event.place ? 1 : 0);
      const concerned = departments.filter(({ id }) => event.departments?.includes(id));
      await expect(partOf(page, labels.concerns).getByRole('link')).toHaveText(concerned.map(({ name }) => name[locale]));
      for (const { label, href } of event.links ?? []) {
        const link = partOf(page, labels.links).getByRole('link', { name: label[locale] });
        await expect(link).toHaveAttribute('href', resolveTarget(href, college, locale));
      }
      const contact = college.contacts.find(({ role }) => role === event.contact);
      if (contact) await expect(partOf(page, labels.questions).getByRole('link', { name: contact.email })).toBeVisible();
      await expect(main.getByText(labels.sampleNote, { exact: true })).toHaveCount(event.sample ? 1 : 0);
    }
  });

  test(`an event can be added to the calendar of the device with one file (${locale})`, async ({ page, request }) => {
    const id = events.at(-1)?.id;
    await page.goto(at(`/events/${id}`));
    const arriving = page.waitForEvent('download');
    await page.getByRole('link', { name: labels.addToCalendar }).click();
    const download = await arriving;
    expect(download.suggestedFilename()).toBe(`${id}.ics`);
    const served = await request.get(at(`/calendar/${id}.ics`));
    expect(readFileSync(await download.path(), 'utf8')).toBe(await served.text());
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

test('an unknown event and its file return status 404', async ({ request }) => {
  for (const path of ['/events/no-such-event', '/calendar/no-such-event.ics', `/calendar/${events[0]?.id}`]) {
    for (const locale of LOCALES) {
      const response = await request.get(localisePath(path, locale));
      expect(response.status(), path).toBe(404);
      expect(await response.text()).toContain(labelsFor(locale).notFoundTitle);
    }
  }
});

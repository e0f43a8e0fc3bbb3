import type { Page } from '@playwright/test';
import { labelsFor } from '#app/content/labels.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { streamRows } from '#app/features/admissions/admission-dates.server.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { sayStep, stepAt } from '#app/lib/clock.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { expect, openLive, test, testInOwnTab } from '#tests/support/test.ts';

const site = getSite();
const streamOf = (page: Page, id: string) => page.locator(`#current [data-stream="${id}"]`);
const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** The sample dates of the Ph.D stream: applications from 1 December 2026, 10 am, to 5 January 2027, 5 pm; the examination on 23 January. */
const PHD = [
  { now: '2026-11-28T09:00:00+05:30', en: 'Opens in 3 days', ml: '3\u00a0ദിവസം കഴിഞ്ഞ് തുടങ്ങും' },
  { now: '2027-01-05T16:59:00+05:30', en: 'Open, closes today at 5 pm', ml: 'നടക്കുന്നു; ഇന്ന് വൈകിട്ട് 5-ന് അവസാനിക്കും' },
  {
    now: '2027-01-05T17:00:00+05:30',
    en: 'Application closed on 5 January 2027, 5 pm. Entrance examination in 18 days.',
    ml: 'അപേക്ഷാ സമർപ്പണം 2027 ജനുവരി 5, വൈകിട്ട് 5-ന് അവസാനിച്ചു. പ്രവേശന പരീക്ഷ 18\u00a0ദിവസം കഴിഞ്ഞ് തുടങ്ങും.',
  },
] as const;

for (const locale of ONE_LANGUAGE) {
  const labels = labelsFor(locale);
  const at = (path: string) => localisePath(path, locale);

  testInOwnTab(`the first tab lists every stream with its status and its official site (${locale})`, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-28T09:00:00+05:30');
    await openLive(page, at('/admissions'));
    for (const { id, name, href, runBy, officialLink, calendarHref } of streamRows(site, locale)) {
      const stream = streamOf(page, id);
      await expect(stream.getByRole('heading', { level: 3, name, exact: true }).getByRole('link')).toHaveAttribute('href', href);
      await expect(stream.getByRole('link', { name: `${runBy} (${messagesFor(locale).opensInNewTab})` })).toHaveAttribute('href', officialLink);
      const calendar = stream.getByRole('link', { name: labels.inCalendar });
      if (calendarHref) await expect(calendar).toHaveAttribute('href', calendarHref);
      else await expect(calendar).toHaveCount(0);
    }
    for (const id of ['btech', 'barch', 'lateral-entry', 'mca']) await expect(streamOf(page, id)).toContainText(labels.unannounced);
    await expect(streamOf(page, 'mtech')).toContainText(labels.closed);
  });

  testInOwnTab(`the status of a stream depends on the current time (${locale})`, async ({ page }) => {
    for (const { now, ...words } of PHD) {
      await page.clock.setFixedTime(now);
      await openLive(page, at('/admissions'));
      await expect(streamOf(page, 'phd').getByText(words[locale], { exact: true })).toBeVisible();
    }
  });

  testInOwnTab(`the home page shows the same open and upcoming admissions (${locale})`, async ({ page }) => {
    const now = Date.parse(need(PHD[0]?.now));
    await page.clock.setFixedTime(now);
    await openLive(page, at('/'));
    const today = page.getByRole('region', { name: labels.admissionsToday });
    const dated = streamRows(site, locale).map(({ name, timeline }) => ({ name, step: stepAt(timeline, now) }));
    for (const { name, step } of dated) {
      const isNamed = step.phase === 'open' || step.phase === 'coming';
      await expect(today.getByText(`${name}: ${sayStep(step, now)}`, { exact: true })).toHaveCount(isNamed ? 1 : 0);
    }
  });

  testInOwnTab(`an event that has ended can be read among the past ones (${locale})`, async ({ page }) => {
    const event = site.admissions.events.find(({ calendarId }) => calendarId === 'btech-allotment-2025-1');
    if (!event) throw new Error('The first allotment of 2025 is not among the events');
    const card = cardOf(page, event.title[locale]);
    await openLive(page, at('/admissions'));
    await expect(card.getByText(labels.archived, { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: labels.addToCalendar })).toHaveCount(0);
    await card.getByText(labels.viewDetails, { exact: true }).click();
    await card.getByRole('tab', { name: labels.tabDates }).click();
    await expect(card.getByRole('link', { name: labels.addToCalendar })).toHaveAttribute('href', at('/calendar/admission-btech-allotment-2025-1.ics'));
  });

  test(`all dates can be subscribed to, and downloaded as a file (${locale})`, async ({ page }) => {
    await page.goto(at('/admissions'));
    const host = new URL(site.college.siteUrl).host;
    await expect(page.getByRole('link', { name: labels.feedSubscribe })).toHaveAttribute('href', `webcal://${host}${at('/calendar/admissions.ics')}`);
    await expect(page.getByRole('link', { name: labels.feedFile })).toHaveAttribute('href', at('/calendar/admissions.ics'));
  });
}

test.describe('in a browser in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  testInOwnTab('days are those of India', async ({ page }) => {
    // 3 January in New York, 4 January in Kerala.
    await page.clock.setFixedTime('2027-01-03T18:30:00Z');
    await openLive(page, '/admissions');
    await expect(streamOf(page, 'phd').getByText('Open, closes tomorrow at 5 pm', { exact: true })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the streams show their status on the day of the build', async ({ page }) => {
    await page.goto('/admissions');
    await expect(page.locator('#current [data-stream]')).toHaveCount(site.admissions.streams.length);
    await expect(streamOf(page, 'btech').getByText(labelsFor('en').unannounced, { exact: true })).toBeVisible();
  });
});

import { statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { labelsFor } from '#app/content/labels.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { isTenderLive, type TenderState } from '#app/features/tenders/tender-state.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { expect, openLive, test, testInOwnTab } from '#tests/support/test.ts';

const { tenders } = getSite();
type Tender = (typeof tenders)[number];

const MINUTE_MS = 60_000;
/** A clock before the build shows the states of the build. */
const BUILT_AT = statSync('build/client/index.html').mtimeMs;

/** Midnight, in Indian time, at the beginning of a day. */
const midnightBefore = (moment: string) => Date.parse(`${moment.slice(0, 10)}T00:00:00+05:30`);

/** The times at which the status of a tender changes, with the new status. */
function turns({ publishedAt, closesAt, opensAt, cancelled, awarded }: Tender): { moment: number; state: TenderState }[] {
  const [published, closes, opens, midnight] = [Date.parse(publishedAt), Date.parse(closesAt), Date.parse(opensAt), midnightBefore(closesAt)];
  if (cancelled) return [{ moment: closes, state: 'cancelled' }];
  if (awarded) return [{ moment: opens + MINUTE_MS, state: 'awarded' }];
  const days = [
    { moment: published, state: 'open' },
    { moment: midnight - MINUTE_MS, state: 'open' },
    { moment: midnight, state: 'last-day' },
  ] as const;
  const wait = [
    { moment: closes, state: 'closed' },
    { moment: opens - MINUTE_MS, state: 'closed' },
  ] as const;
  return [
    { moment: published - MINUTE_MS, state: 'planned' },
    ...(published < midnight ? days : []),
    { moment: closes - MINUTE_MS, state: 'last-day' },
    ...(closes < opens ? wait : []),
    { moment: opens, state: 'evaluation' },
  ];
}

/** The rows of a tender: main data and details. */
const rowsOf = (page: Page, tender: Tender, place = page.getByRole('main')) => place.locator('tbody').filter({ has: page.locator(`[id="${tender.id}"]`) });
const archiveOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('details')
    .filter({ has: page.getByRole('table', { includeHidden: true }) });
const groupOf = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

/** Sets the clock and returns to the tab, which then checks the time. */
async function comeBackAt(page: Page, moment: number): Promise<void> {
  await page.clock.setFixedTime(moment);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

for (const locale of ONE_LANGUAGE) {
  const labels = labelsFor(locale);
  const address = localisePath('/tenders', locale);

  test(`details open from the table, from a link to a tender, and from the archive for closed tenders (${locale})`, async ({ page }) => {
    const ended = tenders.find(({ awarded }) => awarded);
    if (!ended) throw new Error('The content has no tender that has ended');
    await page.goto(`${address}#${ended.id}`);
    await expect(rowsOf(page, ended).getByRole('definition').first()).toBeVisible();
    await page.goto(address);
    const live = page.getByRole('main').getByRole('table');
    await live.getByText(labels.tenderDetails).first().click();
    await expect(live.getByRole('definition').first()).toBeVisible();
    await expect(rowsOf(page, ended).getByRole('rowheader')).toHaveCount(0);
    await page.getByRole('main').locator('summary').filter({ hasText: labels.endedTenders }).click();
    await expect(rowsOf(page, ended).getByRole('rowheader')).toBeVisible();
  });

  test.describe('with the clock of the visitor', () => {
    // Indian days apply, not those of the visitor's time zone.
    test.use({ timezoneId: 'America/New_York' });

    testInOwnTab(`every tender changes its status to the minute, and is listed as open or closed (${locale})`, async ({ page }) => {
      await page.clock.setFixedTime(Date.parse(need(tenders[0]?.publishedAt)));
      await openLive(page, address);
      for (const tender of tenders) {
        for (const { moment, state } of turns(tender).filter((turn) => turn.moment > BUILT_AT)) {
          await comeBackAt(page, moment);
          const part = rowsOf(page, tender, isTenderLive(state) ? groupOf(page, labels.openTenders) : archiveOf(page));
          await expect(part.getByText(labels.tenderState[state], { exact: true }), `${tender.id} at ${new Date(moment).toISOString()}`).toHaveCount(1);
        }
      }
    });

    testInOwnTab(`the last day of a tender begins at midnight in India and ends at the closing time (${locale})`, async ({ page }) => {
      const tender = tenders.find(({ cancelled, awarded }) => !cancelled && !awarded);
      if (!tender) throw new Error('The content has no tender that can still be answered');
      for (const { moment, state } of turns(tender).filter((turn) => turn.state !== 'planned' && turn.state !== 'evaluation')) {
        await page.clock.setFixedTime(moment);
        await openLive(page, address);
        await expect(rowsOf(page, tender).getByText(labels.tenderState[state], { exact: true })).toHaveCount(1);
      }
    });

    testInOwnTab(`tenders that close today are listed before open ones, and open ones before planned ones (${locale})`, async ({ page }) => {
      await page.clock.setFixedTime(Date.parse(need(tenders[0]?.publishedAt)));
      await openLive(page, address);
      const words = (['last-day', 'open', 'planned'] as const).map((state) => labels.tenderState[state]);
      for (const { closesAt, publishedAt } of tenders) {
        for (const moment of [Date.parse(closesAt) - MINUTE_MS, Date.parse(publishedAt) - MINUTE_MS]) {
          await comeBackAt(page, moment);
          const shown = groupOf(page, labels.openTenders).getByText(new RegExp(`^(?:${words.join('|')})$`));
          // The list is sorted shortly after its first card has its new status.
          await expect
            .poll(async () => {
              const states = (await shown.allInnerTexts()).map((word) => words.indexOf(word));
              return states.every((state, index) => index === 0 || state >= (states[index - 1] ?? 0));
            })
            .toBe(true);
        }
      }
    });
  });
}

import { getSite } from '#app/content/reading/site.server.ts';
import { formatMoment } from '#app/i18n/format.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { compareTenders } from '#app/lib/clock.ts';
import { expect, openLive, test, testInOwnTab } from '#tests/support/test.ts';

/** A small phone, in Malayalam, which has longer words. */
test.use({ viewport: { width: 360, height: 780 } });

const LOCALE = 'ml';
const { tenders, busRoutes, navigation } = getSite();
const at = (path: string) => localisePath(path, LOCALE);

testInOwnTab('the date on which the next tender closes is on the first screen, one tap from the home page', async ({ page }) => {
  await page.clock.setFixedTime(Date.parse(tenders[0]?.publishedAt ?? ''));
  await openLive(page, at('/'));
  await page
    .getByRole('main')
    .getByRole('link', { name: labelsFor(LOCALE).tenders, exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(at('/tenders'));
  const dates = tenders.map((tender) => ({ ...tender, isCancelled: tender.cancelled !== undefined, isAwarded: tender.awarded !== undefined }));
  const [next] = dates.sort((a, b) => compareTenders(a, b, Date.parse(tenders[0]?.publishedAt ?? '')));
  await expect(page.getByRole('cell', { name: formatMoment(next?.closesAt ?? '', LOCALE), exact: true })).toBeInViewport({ ratio: 1 });
});

test("a bus stop's time is on the screen after three taps: menu, facilities, transport", async ({ page }) => {
  await openLive(page, at('/'));
  const messages = messagesFor(LOCALE);
  await page.getByRole('banner').getByRole('link', { name: messages.menu, exact: true }).click();
  const facilities = navigation.menu.find(({ id }) => id === 'facilities');
  const transport = facilities?.entries?.find(({ href }) => href === '/facilities#transport');
  const menu = page.getByRole('dialog', { name: messages.menu });
  await menu
    .locator('summary')
    .and(page.getByText(facilities?.title[LOCALE] ?? '', { exact: true }))
    .click();
  await menu
    .getByRole('link', { name: transport?.label[LOCALE] ?? '' })
    .first()
    .click();
  await expect(page).toHaveURL(at('/facilities#transport'));
  const [route] = busRoutes.routes;
  const stop = route?.stops.at(-1);
  await expect(page.getByText(`${stop?.name[LOCALE]} ${stop?.morning.replace(/^0/, '').replace(':', '.')}`)).toBeInViewport();
});

import { globSync } from 'node:fs';
import { labelsFor } from '#app/content/labels.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

for (const locale of ONE_LANGUAGE) {
  const at = (path: string) => localisePath(path, locale);
  const labels = labelsFor(locale);

  test(`the site map lists every feed: all notices, each kind, each department, admission, and the events, and the data (${locale})`, async ({
    page,
    request,
  }) => {
    await openLive(page, at('/sitemap'));
    const section = page.getByRole('main').locator('section', { has: page.getByRole('heading', { name: labels.feedsAndData, exact: true, level: 2 }) });
    const named = await section
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const feeds = globSync('*.{atom,ics}', { cwd: `build/client${at('/feeds')}` }).map((file) => at(`/feeds/${file}`));
    const data = globSync('*.{csv,json}', { cwd: 'build/client/data' }).map((file) => `/data/${file}`);
    expect(named.toSorted()).toEqual([...feeds, ...data, at('/calendar/admissions.ics')].toSorted());
    for (const path of named) expect((await request.get(path)).status(), path).toBe(200);
    for (const [part, note] of [
      [labels.notices, labels.subscribeToNotices],
      [labels.events, labels.subscribeToEvents],
    ] as const) {
      await expect(section.locator('section', { has: page.getByRole('heading', { name: part, exact: true }) })).toContainText(note);
    }
  });

  test(`a click on a data file downloads the file and keeps the page (${locale})`, async ({ page }) => {
    await openLive(page, at('/help/open-data'));
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: `${labels.openData.datasets.fees.title}, CSV` }).click()]);
    expect(file.suggestedFilename()).toBe('fees.csv');
    await expect(page).toHaveURL(at('/help/open-data'));
  });
}

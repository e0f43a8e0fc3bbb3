import { getSite } from '#app/content/reading/site.server.ts';
import { LOCALES, localisePath } from '#app/i18n/locale.ts';
import { expect, test } from '#tests/support/test.ts';

// Server responses do not depend on the screen: one size is enough.

const { redirects } = getSite();

/** Old and guessed addresses that people use most, typed here so that a missing one is noticed. */
const WELL_KNOWN = {
  '/news': '/all-news',
  '/departments': '/department',
  '/departments/cse': '/department/cse',
  '/departments/physicalEducation': '/department/physicalEducation',
  '/inauguration': '/inaguration',
  '/contact-us': '/contact',
};

for (const locale of LOCALES) {
  const at = (path: string) => localisePath(path, locale);

  test(`every old address redirects permanently to the page that replaced it (${locale})`, async ({ request }) => {
    const targets = new Map(redirects.map(({ from, to }) => [from, to]));
    for (const [from, to] of Object.entries(WELL_KNOWN)) expect(targets.get(from), from).toBe(to);
    for (const [from, to] of targets) {
      const response = await request.get(at(from), { maxRedirects: 0 });
      expect(response.status(), from).toBe(301);
      expect(response.headers().location, from).toBe(at(to));
      expect((await request.get(at(to), { maxRedirects: 0 })).status(), to).toBe(200);
    }
  });

  test(`an old address with a trailing slash or a query redirects to the same page and keeps the query (${locale})`, async ({ request }) => {
    for (const [from, to] of Object.entries(WELL_KNOWN)) {
      const response = await request.get(`${at(from)}/?from=paper`, { maxRedirects: 0 });
      expect(response.headers().location, from).toBe(`${at(to)}?from=paper`);
    }
  });

  test(`an old address opens the page in the same language (${locale})`, async ({ page }) => {
    const department = getSite().departments.find(({ id }) => id === 'cse');
    await page.goto(at('/departments/cse'));
    await expect(page).toHaveURL(at('/department/cse'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(department?.name[locale] ?? '');
  });
}

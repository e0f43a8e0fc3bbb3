import { footerLink, watchFullLoads } from '#tests/support/site-page.ts';
import { expect, openLive, test, testInOwnTab } from '#tests/support/test.ts';
import { settle } from '#tests/support/watch.ts';

// React and the router log what they catch.
test.use({
  expectedMessages: [
    /is not a function|Cannot read properties|Minified React error|^Error|undefined/,
  ],
});

const isLive = () => Object.keys(document).some((name) => name.startsWith('__reactContainer$'));

for (const lacking of [
  'delete Object.hasOwn',
  'delete Array.prototype.at',
  'delete String.prototype.replaceAll',
  'delete window.TransformStream',
]) {
  testInOwnTab(
    `a browser after "${lacking}" keeps the page as it came and follows its links`,
    async ({ page }) => {
      await page.addInitScript(lacking);
      await page.goto('/contact');
      await page.mouse.move(4, 4);
      await page.mouse.move(9, 9);
      await settle(page);
      expect(await page.evaluate(isLive)).toBe(false);
      await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
      await page.getByRole('contentinfo').locator('a[href^="/about"]').first().click();
      await expect(page).toHaveURL(/\/about/);
    },
  );
}

// Each breaks the app at another moment: while its data are read, while it is drawn, and after it is drawn.
for (const broken of [
  'TransformStream = class { constructor() { throw new TypeError("is not a function"); } }',
  'URLSearchParams.prototype.get = undefined; String.prototype.split = new Proxy(String.prototype.split, { apply(f, t, a) { if (a[0] === "/") throw new TypeError("is not a function"); return Reflect.apply(f, t, a); } })',
  'Element.prototype.addEventListener = new Proxy(EventTarget.prototype.addEventListener, { apply(f, t, a) { if (a[0] === "pointerover") throw new TypeError("is not a function"); return Reflect.apply(f, t, a); } })',
]) {
  testInOwnTab(
    `a page whose app fails stays as it came: ${broken.slice(0, 30)}`,
    async ({ page }) => {
      await page.addInitScript(broken);
      await page.goto('/contact');
      await expect
        .poll(() =>
          page.evaluate(
            () =>
              performance
                .getEntriesByType('resource')
                .filter(({ name }) => name.includes('entry.client')).length,
          ),
        )
        .toBeGreaterThan(0);
      await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
      await expect(page.locator('body')).not.toContainText(/Application Error|\bat \S+:\d+/);
      await page.getByRole('contentinfo').locator('a[href^="/about"]').first().click();
      await expect(page).toHaveURL(/\/about/);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contact');
    },
  );
}

testInOwnTab(
  'after a release with other data an open tab loads the next page in full, once',
  async ({ page }) => {
    await openLive(page, '/');
    await page.route('**/contact.data', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replaceAll('"sections"', '"parts"'),
      });
    });
    const loads = watchFullLoads(page);
    await footerLink(page, '/contact').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    await settle(page);
    expect(loads).toEqual(['/contact']);
  },
);

test('an address whose fragment cannot be decoded shows its page', async ({ page }) => {
  for (const address of ['/contact#%E0%B4', '/help/faq#%', '/admissions#%E0%B4%']) {
    await openLive(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Unexpected Application Error');
  }
});

import { darkSwitch, footerLink } from '#tests/support/site-page.ts';
import { expect, openLive, testInOwnTab } from '#tests/support/test.ts';

/** Faults of browser storage; each script runs in the page before anything else. */
const STORAGES = {
  denied: () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  },
  'that refuses to be read or written': () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  damaged: () => {
    const garbage = ['{"half":', '\0\uD800', 'null', '[[]]', '<script>', '9'.repeat(10_000)];
    for (const [place, text] of garbage.entries()) {
      // Every key used by the site.
      for (const key of ['theme', 'papers']) {
        const storage = place % 2 === 0 ? localStorage : sessionStorage;
        if (!sessionStorage.getItem('is-damaged')) storage.setItem(key, text);
      }
    }
    sessionStorage.setItem('is-damaged', 'yes');
  },
};

for (const [storage, damage] of Object.entries(STORAGES)) {
  testInOwnTab(`with ${storage} storage tools work and links open`, async ({ page }) => {
    await page.addInitScript(damage);
    await openLive(page, '/admissions/my-admission');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await darkSwitch(page, 'en').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    const papers = page.getByRole('main').getByRole('checkbox');
    await expect(papers.first()).not.toBeChecked();
    await papers.first().check();
    await expect(papers.first()).toBeChecked();

    await footerLink(page, '/about#overview').click();
    await expect(page.locator('#overview').getByRole('heading', { level: 2 })).toBeVisible();
    await page.goBack();
    await expect(papers.first()).toBeVisible();

    for (const path of ['/search#q=hostel', '/gallery/campus', '/']) await openLive(page, path);
  });
}

import type { Page } from '@playwright/test';
import { expect, openLive, test, testInOwnTab } from '#tests/support/test.ts';

// React logs that it draws the page anew.
test.use({ expectedMessages: [/Minified React error #4(?:18|23|25)/] });

/** What phones, password managers, hosts and translators do to a page before its app starts. */
const CHANGES = {
  'a phone puts a link on a number': () => {
    const link = Object.assign(document.createElement('a'), { href: 'tel:1' });
    const text = document.querySelector('main h1')?.firstChild;
    text?.replaceWith(link);
    if (text) link.append(text);
  },
  'a password manager adds an element': () =>
    document.querySelector('main h1')?.after(document.createElement('div')),
  'a translator replaces texts': () => {
    for (const heading of document.querySelectorAll('main h1, main h2')) {
      const font = document.createElement('font');
      font.append(...heading.childNodes);
      heading.append(font);
    }
  },
};

for (const [what, change] of Object.entries(CHANGES)) {
  testInOwnTab(
    `the chosen theme, text size and contrast stay if ${what} before the start`,
    async ({ page }) => {
      await page.addInitScript(() => {
        localStorage.setItem('theme', 'dark');
        localStorage.setItem('text-size', 'larger');
        localStorage.setItem('contrast', 'high');
      });
      await page.addInitScript(`addEventListener('DOMContentLoaded', ${change})`);
      await openLive(page, '/contact');
      const root = page.locator('html');
      await expect(root).toHaveAttribute('data-theme', 'dark');
      await expect(root).toHaveAttribute('data-text-size', 'larger');
      await expect(root).toHaveAttribute('data-contrast', 'high');
      await expect(root).toHaveAttribute('data-display-live', '');
    },
  );
}

/** Does as Google Translate: every text goes into two elements, also those that come later. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode())
        if (walker.currentNode.nodeValue?.trim()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter(
        ({ parentElement }) => !parentElement?.closest('script,style,font'),
      )) {
        const outer = document.createElement('font');
        outer.append(document.createElement('font'));
        outer.firstElementChild?.append(text.cloneNode());
        text.replaceWith(outer);
      }
    };
    const options = { subtree: true, childList: true, characterData: true };
    const observer = new MutationObserver(() => {
      observer.disconnect();
      wrap(document.body);
      observer.observe(document.body, options);
    });
    wrap(document.body);
    observer.observe(document.body, options);
  });
}

test('a translated search page shows the results of another search', async ({ page }) => {
  await openLive(page, '/search#q=hostel');
  const results = page.getByRole('main').locator('ol[start] > li');
  await expect(results.first()).toBeVisible();
  await translate(page);
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('fee');
  await box.press('Enter');
  await expect(page).toHaveURL(/q=fee/);
  await expect(results.first()).toContainText(/fee/i);
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
});

test('a translated sheet of My admission, and translated notices, follow another choice', async ({
  page,
}) => {
  await openLive(page, '/admissions/my-admission');
  const choices = page.getByRole('main').getByRole('combobox');
  await choices.nth(1).selectOption({ index: 2 });
  await translate(page);
  await page.getByRole('checkbox').first().click();
  for (const index of [0, 3, 1]) await choices.nth(1).selectOption({ index });
  await expect(page.getByRole('checkbox').first()).toBeVisible();

  await openLive(page, '/all-news');
  await translate(page);
  const kind = page.getByRole('main').getByRole('combobox').first();
  for (const index of [1, 2, 0]) await kind.selectOption({ index });
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

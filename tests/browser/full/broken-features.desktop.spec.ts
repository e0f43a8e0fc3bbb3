import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { localisePath } from '#app/i18n/locale.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { followFooter } from '#tests/support/site-page.ts';
import { expect, test, testInOwnTab } from '#tests/support/test.ts';

// An error in one part, for example in an old browser or caused by an extension; React logs what it catches.
test.use({ expectedMessages: [/is not a function|ERR_FAILED/] });

/** Makes the code of one part throw by removing a method that it calls. */
async function breakPart(page: Page, script: string, method: string): Promise<void> {
  const files = globSync(`build/client/assets/${script}-*.js`).map((file) => ({
    file,
    code: readFileSync(file, 'utf8'),
  }));
  const broken = files.filter(({ code }) => code.includes(`.${method}(`));
  expect(broken.length, `${method} in ${script}`).toBeGreaterThan(0);
  await page.addInitScript(takeNoDigests);
  for (const { file, code } of broken) {
    const body = code.replaceAll(`.${method}(`, '.aMethodThatIsNotThere(');
    await page.route(`**/assets/${basename(file)}`, (route) =>
      route.fulfill({ body, contentType: 'text/javascript' }),
    );
  }
}

/** Lets the changed code run: without the import map with digests, as in browsers that ignore it after the first module. */
function takeNoDigests(): void {
  const append = Element.prototype.append;
  Element.prototype.append = function (...nodes) {
    append.apply(
      this,
      nodes.filter((node) => !(node instanceof HTMLScriptElement && node.type === 'importmap')),
    );
  };
}

for (const locale of ONE_LANGUAGE) {
  const at = (path: string) => localisePath(path, locale);

  testInOwnTab(
    `where the script of a page does not come, what it does is offered only when it has come after all (${locale})`,
    async ({ page }) => {
      await page.route(/\/assets\/page-/, (route) => route.abort());
      await page.goto(at('/faculty'));
      const choices = page.getByRole('main').getByRole('combobox');
      await expect(choices).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      // The line is there again.
      await page.unrouteAll();
      await page.getByRole('heading', { level: 1 }).click();
      await expect(choices.first()).toBeVisible();
      await choices.first().selectOption({ index: 1 });
      await expect(page).toHaveURL(/\?department=/);
      await followFooter(page, at('/contact'));
    },
  );

  testInOwnTab(
    `if My admission throws, the page stays as it came and works (${locale})`,
    async ({ page }) => {
      await breakPart(page, 'my-admission.tool', 'querySelectorAll');
      await page.goto(at('/admissions/my-admission?course=btech&category=sc'));
      await expect(page.getByRole('main').getByText('₹12,470').first()).toBeVisible();
      await followFooter(page, at('/contact'));
    },
  );
}

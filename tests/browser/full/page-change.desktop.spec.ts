import type { Locator, Page } from '@playwright/test';
import { expect, openLive, test } from '#tests/support/test.ts';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** Whether the first heading of a section is on the screen and not covered, for example by the fixed bar. */
function isUncovered(section: Locator): Promise<boolean> {
  return section.evaluate((element) => {
    const heading = element.querySelector('h2');
    const box = heading?.getBoundingClientRect();
    return (
      box !== undefined && element.contains(document.elementFromPoint(box.left + 4, box.top + 4))
    );
  });
}

test('changing the fragment of the address opens its section, and Back returns to the previous position', async ({
  page,
}) => {
  await openLive(page, '/about');
  const change = (hash: string) => page.evaluate((value) => window.location.assign(value), hash);
  await change('#overview');
  await expect.poll(() => isUncovered(page.locator('#overview'))).toBe(true);
  const left = await scrollTop(page);
  for (const id of ['achievements', 'history', 'achievements']) {
    await change(`#${id}`);
    await expect.poll(() => isUncovered(page.locator(`#${id}`))).toBe(true);
    // The router restores positions after the browser has scrolled.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await isUncovered(page.locator(`#${id}`))).toBe(true);
  }
  for (let step = 0; step < 3; step += 1) await page.goBack();
  await expect(page).toHaveURL('/about#overview');
  await expect.poll(() => scrollTop(page)).toBe(left);
});

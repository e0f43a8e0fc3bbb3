import { axeFindings } from '#tests/support/axe.ts';
import { coverPages, openFolds } from '#tests/support/cover.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

// Together these pages have every structure of the site.
for (const address of coverPages())
  test(`${address} has no axe finding in light, dark or high contrast`, async ({ page: tab }) => {
    await openLive(tab, address);
    await tab.evaluate(openFolds, { isWhole: true });
    expect(await axeFindings(tab)).toEqual([]);
  });

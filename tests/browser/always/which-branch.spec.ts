import { labelsFor } from '#app/content/labels.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { expect, test } from '#tests/support/test.ts';

for (const locale of PUBLISHED) {
  const labels = labelsFor('last-ranks', locale);
  test(`a candidate types a rank and reads which branch it would have got, and the address can be sent on (${locale})`, async ({
    page,
  }) => {
    await page.goto(localisePath('/admissions/my-admission?course=btech&category=sebc', locale));
    const rank = page.getByLabel(labels.yourRank);
    await rank.fill('12,000');
    const part = page.locator('#ranks-btech');
    await expect(part.locator('[data-summary]:visible')).toContainText('12,000');
    await expect(part.locator('[data-is-within="true"]:visible')).toHaveCount(6);
    await expect(part.locator('[data-is-within="false"]:visible')).toHaveCount(2);
    await expect(page).toHaveURL(/course=btech&category=sebc&rank=12000$/);
    await page.reload();
    await expect(rank).toHaveValue('12000');
    await expect(part.locator('[data-is-within="true"]:visible')).toHaveCount(6);
  });
}

import { expect, openLive, test, waitUntilLive } from '#tests/support/test.ts';

test('the link to the other language keeps the fragment and the query, and both pages link to each other', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  const toMalayalam = header.getByRole('link', { name: 'മലയാളം', exact: true });
  const footerLink = (href: string) => page.getByRole('contentinfo').locator(`a[href="${href}"]`);
  await openLive(page, '/about#history');
  await page.evaluate(() => {
    window.location.hash = 'vision';
  });
  await toMalayalam.focus();
  await expect(toMalayalam).toHaveAttribute('href', /\/ml\/about#vision$/);
  await toMalayalam.click();
  await expect(page).toHaveURL('/ml/about#vision');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ml');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0d00-\u0d7f]/);
  await expect(footerLink('/ml/about#overview')).toHaveText(/[\u0d00-\u0d7f]/);
  await waitUntilLive(page);
  await header.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL('/about#vision');
  await expect(footerLink('/about#overview')).toHaveText('About Us');
  await openLive(page, '/admissions/my-admission?course=btech&category=sc');
  await toMalayalam.click();
  await expect(page).toHaveURL('/ml/admissions/my-admission?course=btech&category=sc');
});

import { expect, test } from '#tests/support/test.ts';

test.use({ expectedMessages: [/^Failed to load resource/] });

test('a wrong address shows the not-found page of the site with status 404, in its language', async ({
  page,
}) => {
  for (const [address, language] of [
    ['/no-such-page', 'en'],
    ['/ml/no-such-page', 'ml'],
  ] as const) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('main')).toContainText(
      'Unexpected Application Error! 404 Not Found',
    );
  }
});

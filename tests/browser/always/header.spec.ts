import { expect, openLive, test } from '#tests/support/test.ts';

const LANGUAGES = [
  {
    home: '/',
    name: 'Government Engineering College',
    short: 'GEC',
    menu: 'Menu',
    login: /^Login/,
  },
  {
    home: '/ml',
    name: 'ഗവൺമെന്റ് എൻജിനീയറിങ് കോളേജ്',
    short: 'ജി.ഇ.സി.',
    menu: 'മെനു',
    login: /^ലോഗിൻ/,
  },
];

test('a screen has one menu control, Login on large ones only, and its header fits, in both languages', async ({
  page,
}) => {
  for (const { home, menu, login } of LANGUAGES) {
    await openLive(page, home);
    const header = page.getByRole('banner');
    for (const width of [390, 1279, 1280, 1366]) {
      await page.setViewportSize({ width, height: 768 });
      const isWide = width >= 1280;
      await expect(header.getByRole('navigation')).toBeVisible({ visible: isWide });
      await expect(header.getByRole('link', { name: login })).toBeVisible({ visible: isWide });
      await expect(header.getByRole('button', { name: menu, exact: true })).toBeVisible({
        visible: !isWide,
      });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${home} at ${width} px`,
      ).toBeLessThanOrEqual(width);
    }
  }
});

test('the name of the college is in short form on phones, and in full on large screens', async ({
  page,
}) => {
  for (const { home, name, short } of LANGUAGES) {
    await page.goto(home);
    const logo = page.getByRole('banner').getByRole('link').first();
    for (const [width, shown, hidden] of [
      [1366, name, short],
      [390, short, name],
    ] as const) {
      await page.setViewportSize({ width, height: 768 });
      await expect(logo.getByText(shown, { exact: true })).toBeVisible();
      await expect(logo.getByText(hidden, { exact: true })).toBeHidden();
    }
  }
});

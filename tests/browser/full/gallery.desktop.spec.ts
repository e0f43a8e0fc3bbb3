import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { getSite } from '#app/site.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { need } from '#tests/support/need.ts';
import { expect, openLive, test } from '#tests/support/test.ts';
import { settle } from '#tests/support/watch.ts';

/** Files that are loaded with the first picture that is opened. */
const LIGHTBOX_FILES = readdirSync('build/client/assets').filter((name) =>
  /^lightbox-[^.]+\.(?:js|css)$/.test(name),
);

const album = need(getSite().albums[0]);
const [first, second, third] = [0, 1, 2].map((place) => need(album.pictures[place])) as [
  Picture,
  Picture,
  Picture,
];
const ALBUM = `/gallery/${album.id}`;
type Picture = (typeof album.pictures)[number];
const linkOf = (page: Page, { alt }: Picture) =>
  page.getByRole('main').getByRole('link', { name: `${alt?.en}` });
const lightboxOf = (page: Page) => page.getByRole('dialog', { name: album.title.en, exact: true });
const largeOf = (page: Page, { alt }: Picture) =>
  lightboxOf(page).getByRole('img', { name: `${alt?.en}`, exact: true });

test('a picture opens large in a lightbox named after the album, with its description and caption, and no axe finding', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLive(page, ALBUM);
  await linkOf(page, second).click();
  await expect(largeOf(page, second)).toBeVisible();
  await expect(lightboxOf(page).getByText(`${second.caption?.en}`)).toBeInViewport({ ratio: 1 });
  await expect(lightboxOf(page).getByRole('button', { name: 'Zoom', exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await lightboxOf(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(ALBUM);
});

test('by keyboard a picture opens, the arrows show the next and previous, and Escape returns to the last picture', async ({
  page,
}) => {
  await openLive(page, ALBUM);
  await linkOf(page, first).press('Enter');
  await expect(largeOf(page, first)).toBeVisible();
  for (const picture of [second, third]) {
    await page.keyboard.press('ArrowRight');
    await expect(largeOf(page, picture)).toBeInViewport();
    await expect(lightboxOf(page).getByText(`${picture.caption?.en}`)).toBeVisible();
  }
  await page.keyboard.press('ArrowLeft');
  await expect(largeOf(page, second)).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(linkOf(page, second)).toBeFocused();
});

test('the code of the lightbox is loaded with the first picture that is opened, not before', async ({
  page,
}) => {
  expect(LIGHTBOX_FILES.map((name) => name.split('.').at(-1))).toEqual(
    expect.arrayContaining(['css', 'js']),
  );
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url().split('/').at(-1) ?? ''));
  await openLive(page, ALBUM);
  await settle(page);
  expect(loaded.filter((name) => LIGHTBOX_FILES.includes(name))).toEqual([]);
  await linkOf(page, first).click();
  await expect(lightboxOf(page)).toBeVisible();
  expect(loaded).toEqual(expect.arrayContaining(LIGHTBOX_FILES));
});

test('the lightbox opens and closes without animation if reduced motion is preferred', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLive(page, ALBUM);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    for (const kind of ['transitionrun', 'animationstart']) {
      document.addEventListener(kind, ({ target }) => {
        if (target instanceof Element && target.closest('[role=dialog]'))
          seen.push(`${kind} of ${target.getAttribute('class')}`);
      });
    }
  });
  await linkOf(page, first).click();
  await expect(largeOf(page, first)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(lightboxOf(page).getByText(`${second.caption?.en}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
});

test.describe('if files are missing', () => {
  // Browser messages about the files that these tests block.
  test.use({ expectedMessages: [/^Failed to load resource/] });

  for (const ending of ['js', 'css'])
    test(`a picture opens as a file if the lightbox's ${ending} cannot be loaded`, async ({
      page,
    }) => {
      await page.route(`**/assets/lightbox-*.${ending}`, (route) => route.abort());
      await openLive(page, ALBUM);
      const address = need(await linkOf(page, second).getAttribute('href'));
      await linkOf(page, second).click();
      await expect(page).toHaveURL(address);
    });
});

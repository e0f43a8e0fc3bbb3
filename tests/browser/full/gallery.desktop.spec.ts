import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { labelsFor } from '#app/content/labels.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { getSite } from '#app/site.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { expect, openLive, test } from '#tests/support/test.ts';
import { settle } from '#tests/support/watch.ts';

const BUILD = 'build/client';
/** Files that are loaded with the first picture that is opened. */
const LIGHTBOX_FILES = readdirSync(join(BUILD, 'assets')).filter((name) =>
  /^(?:lightbox-[^.]+\.js|lightbox-[^.]+\.css)$/.test(name),
);

const { albums } = getSite();
const [album] = albums;
const [first, second, third] = album?.pictures ?? [];
if (!album || !first || !second || !third)
  throw new Error('The first album needs three pictures for these tests');

for (const locale of ONE_LANGUAGE) {
  const labels = labelsFor('gallery', locale);
  const at = (path: string) => localisePath(path, locale);
  const albumPath = at(`/gallery/${album.id}`);
  type Picture = typeof first;
  const linkOf = (page: Page, picture: Picture) =>
    page.getByRole('main').getByRole('link', { name: `${picture.alt?.[locale]}` });
  const lightboxOf = (page: Page) =>
    page.getByRole('dialog', { name: album.title[locale], exact: true });
  const largeOf = (page: Page, picture: Picture) =>
    lightboxOf(page).getByRole('img', { name: `${picture.alt?.[locale]}`, exact: true });

  test(`a picture opens large in a lightbox named after the album, with its description and caption, and no axe finding (${locale})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLive(page, albumPath);
    await linkOf(page, second).click();
    await expect(largeOf(page, second)).toBeVisible();
    await expect(lightboxOf(page).getByText(`${second.caption?.[locale]}`)).toBeInViewport({
      ratio: 1,
    });
    await expect(
      lightboxOf(page).getByRole('button', { name: labels.lightbox.zoom, exact: true }),
    ).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await lightboxOf(page)
      .getByRole('button', { name: labels.lightbox.close, exact: true })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(albumPath);
  });

  test(`by keyboard a picture opens, the arrows show the next and previous, and Escape returns to the last picture (${locale})`, async ({
    page,
  }) => {
    await openLive(page, albumPath);
    await linkOf(page, first).press('Enter');
    await expect(largeOf(page, first)).toBeVisible();
    for (const picture of [second, third]) {
      await page.keyboard.press('ArrowRight');
      await expect(largeOf(page, picture)).toBeInViewport();
      await expect(lightboxOf(page).getByText(`${picture.caption?.[locale]}`)).toBeVisible();
    }
    await page.keyboard.press('ArrowLeft');
    await expect(largeOf(page, second)).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(linkOf(page, second)).toBeFocused();
  });
}

test('the code of the lightbox is loaded with the first picture that is opened, not before', async ({
  page,
}) => {
  expect(LIGHTBOX_FILES.map((name) => name.split('.').at(-1))).toEqual(
    expect.arrayContaining(['css', 'js']),
  );
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url().split('/').at(-1) ?? ''));
  await openLive(page, `/gallery/${album.id}`);
  await settle(page);
  expect(loaded.filter((name) => LIGHTBOX_FILES.includes(name))).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('link', { name: `${first.alt?.en}` })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(loaded).toEqual(expect.arrayContaining(LIGHTBOX_FILES));
});

test('the lightbox opens and closes without animation if reduced motion is preferred', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLive(page, `/gallery/${album.id}`);
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
  await page
    .getByRole('main')
    .getByRole('link', { name: `${first.alt?.en}` })
    .click();
  await expect(
    page.getByRole('dialog').getByRole('img', { name: `${first.alt?.en}` }),
  ).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog').getByText(`${second.caption?.en}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const seen = await page.evaluate(() => (window as typeof window & { seen: string[] }).seen);
  expect(seen).toEqual([]);
});

test.describe('if files are missing', () => {
  // Browser messages about the files that these tests block.
  test.use({ expectedMessages: [/^Failed to load resource/] });

  for (const [what, files] of [
    ['code', '**/assets/lightbox-*.js'],
    ['styles', '**/assets/lightbox-*.css'],
  ] as const) {
    test(`a picture opens as a file if the lightbox's ${what} cannot be loaded`, async ({
      page,
    }) => {
      await page.route(files, (route) => route.abort());
      await openLive(page, `/gallery/${album.id}`);
      const link = page.getByRole('main').getByRole('link', { name: `${second.alt?.en}` });
      const address = need(await link.getAttribute('href'));
      await link.click();
      await expect(page).toHaveURL(address);
    });
  }
});

import { localisePath } from '#app/i18n/locale.ts';
import { getSite } from '#app/site.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

const [album] = getSite().albums;
const [first, second] = album?.pictures ?? [];
if (!album || !first || !second)
  throw new Error('The first album needs two pictures for these tests');

const MIDDLE = 422;
/** Finger positions of a swipe from right to left, and back. */
const TO_THE_LEFT = [320, 280, 220, 160, 100, 60];
const TO_THE_RIGHT = TO_THE_LEFT.toReversed();

for (const locale of ONE_LANGUAGE) {
  test(`a swipe shows the next picture of the lightbox, and the opposite swipe the previous one (${locale})`, async ({
    page,
  }) => {
    await openLive(page, localisePath(`/gallery/${album.id}`, locale));
    const finger = await page.context().newCDPSession(page);
    const swipe = async ([start = 0, ...way]: readonly number[]) => {
      await finger.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{ x: start, y: MIDDLE }],
      });
      for (const x of way)
        await finger.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: [{ x, y: MIDDLE }],
        });
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };

    await page
      .getByRole('main')
      .getByRole('link', { name: `${first.alt?.[locale]}` })
      .tap();
    const large = (alt: string) =>
      page.getByRole('dialog').getByRole('img', { name: alt, exact: true });
    await expect(large(`${first.alt?.[locale]}`)).toBeInViewport({ ratio: 1 });
    await swipe(TO_THE_LEFT);
    await expect(large(`${second.alt?.[locale]}`)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('dialog').getByText(`${second.caption?.[locale]}`)).toBeVisible();
    await swipe(TO_THE_RIGHT);
    await expect(large(`${first.alt?.[locale]}`)).toBeInViewport({ ratio: 1 });
  });
}

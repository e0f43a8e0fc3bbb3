import sharp from 'sharp';
import { axeOn, DeskPage, expect, test } from './desk-page.ts';

test('a photograph of one notice is used in another by keyboard on a phone, with its description', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const desk = new DeskPage(page);
  await desk.open('content/news/bus-routes-revised');
  await desk.unfold('Picture');
  const buffer = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#875' },
  })
    .jpeg()
    .toBuffer();
  await desk
    .group('Picture')
    .locator('input[type=file]')
    .setInputFiles({ name: 'bus.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('The file is checked. It is stored when you save.')).toBeVisible();
  await desk.write('Description for those who cannot see it', 'The new bus', 'പുതിയ ബസ്');
  await desk.group('Picture').getByRole('checkbox').check();
  await desk.save();

  await desk.open('content/news/survey-camp-civil');
  await desk.unfold('Picture');
  const picture = desk.group('Picture');
  const fold = picture.getByText('Photographs that the site already has', { exact: true });
  await fold.focus();
  await page.keyboard.press('Enter');
  const bus = picture.getByRole('button', { name: /^The new bus/ });
  await expect(bus.locator('img')).toHaveJSProperty('naturalWidth', 240);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect([width, ...(await axeOn(page))]).toEqual([320]);
  await bus.focus();
  await page.keyboard.press('Enter');
  await expect(fold).toBeFocused();
  await expect(desk.english('Description for those who cannot see it')).toHaveValue('The new bus');
  // Consent was given for the other page.
  await expect(picture.getByRole('checkbox')).not.toBeChecked();
  await picture.getByRole('checkbox').check();
  await desk.save();
  await desk.open('files');
  await expect(page.getByText('The new bus')).toHaveCount(2);
});

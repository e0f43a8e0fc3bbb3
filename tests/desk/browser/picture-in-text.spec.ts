import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { axeOn, DeskPage, expect, test } from './desk-page.ts';

const GATE = 'The gatehouse, with the guard cabin at its side. – The campus';
const STAGE = 'The open stage, ready for the band. – Arts and festivals';

test('a picture of an album is put between two paragraphs on a phone, moved, taken back and saved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const desk = new DeskPage(page);
  await desk.open('content/events/arts-festival');
  const part = desk.group('Text');
  const text = part.getByRole('textbox', { name: /^English/ });
  const boxes = text.locator('.data');
  await expect(boxes).toHaveText([`Picture of an album: ${STAGE}`]);
  await expect(boxes.locator('img')).toHaveJSProperty('naturalWidth', 240);

  await text.locator('p').last().click();
  const choice = part.getByLabel('Put in at the cursor').first();
  await choice.selectOption('Picture of an album');
  await part.getByRole('searchbox').fill('guard');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect([width, ...(await axeOn(page))]).toEqual([320]);
  const gate = part.getByRole('button', { name: GATE });
  await gate.focus();
  await page.keyboard.press('Enter');
  await expect(boxes).toHaveText([`Picture of an album: ${STAGE}`, `Picture of an album: ${GATE}`]);
  await expect(text).toBeFocused();

  // Before the other one, by what everybody knows of text.
  await page.keyboard.press('Control+X');
  await expect(boxes).toHaveCount(1);
  await boxes.click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+V');
  await expect(boxes).toHaveText([`Picture of an album: ${GATE}`, `Picture of an album: ${STAGE}`]);

  // Another one in its place, and back. Two quick presses at one place would be a double one.
  await boxes.first().click({ position: { x: 20, y: 20 } });
  await part.getByText('Another picture', { exact: true }).click();
  await part.getByRole('searchbox').fill('instruments');
  await part.getByRole('button', { name: /^Instruments/ }).click();
  await expect(boxes.first()).toContainText('Instruments of the percussion ensemble.');
  await part.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(boxes.first()).toContainText(GATE);
  await boxes.last().click();
  await part
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(boxes).toHaveText([`Picture of an album: ${GATE}`]);
  await desk.save();
  const file = join(process.env.DESK_COPY ?? '', 'content/events/arts-festival.yaml');
  const { body } = parse(readFileSync(file, 'utf8'));
  expect(body.en.match(/::.*/g)).toEqual(['::picture{id=campus/gate}']);
});

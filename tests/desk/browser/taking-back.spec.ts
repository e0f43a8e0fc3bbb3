import type { Locator, Page } from '@playwright/test';
import { DeskPage, expect, test } from './desk-page.ts';

const paste = (field: Locator, plain: string) =>
  field.evaluate((area, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    area.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, plain);

/** Presses Ctrl+Z until the field has a text. */
async function takeBackTo(page: Page, field: Locator, text: string): Promise<void> {
  for (let presses = 0; presses < 40 && (await field.inputValue()) !== text; presses++)
    await page.keyboard.press('Control+Z');
  await expect(field).toHaveValue(text);
}

test('Ctrl+Z takes back several lines that were pasted into a field of one, and a glossary term', async ({
  page,
}) => {
  const desk = new DeskPage(page);
  await desk.open('content/news/new!');
  const field = desk.english('Title');
  await field.fill('Hostel ');
  await paste(field, 'fee\nof May\n');
  await expect(field).toHaveValue('Hostel fee of May');
  await takeBackTo(page, field, 'Hostel ');
  const malayalam = desk.group('Title').getByLabel(/^Malayalam/);
  await malayalam.fill('പുതിയ');
  await page.getByRole('button', { name: 'ഹോസ്റ്റൽ', exact: true }).click();
  await expect(malayalam).toHaveValue('പുതിയ ഹോസ്റ്റൽ');
  await malayalam.focus();
  await takeBackTo(page, malayalam, 'പുതിയ');
});

test('Ctrl+Z takes back the spelling of the site, at one field and in the whole entry', async ({
  page,
}) => {
  const desk = new DeskPage(page);
  await desk.open('content/news/new!');
  await desk.write('Title', 'Classes', 'പുതിയ ക്ലാസ്സ്');
  const malayalam = desk.group('Title').getByLabel(/^Malayalam/);
  const correct = page.getByRole('button', { name: /^Correct/ });
  for (const at of ['last', 'first'] as const) {
    await correct[at]().click();
    await expect(malayalam).toHaveValue('പുതിയ ക്ലാസ്');
    await malayalam.focus();
    await takeBackTo(page, malayalam, 'പുതിയ ക്ലാസ്സ്');
  }
});

import type { Locator } from '@playwright/test';
import { DeskPage, expect, test, toTheEnd } from './desk-page.ts';

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));
/**
 * Each sign of a keyboard of the United States, and of the Inscript keyboard for Malayalam:
 * letters, signs of vowels, digits and joiners.
 */
const SIGNS = [
  ...between(0x21, 0x7e),
  ...between(0x0d05, 0x0d0c),
  ...between(0x0d0e, 0x0d10),
  ...between(0x0d12, 0x0d3a),
  ...between(0x0d3e, 0x0d43),
  ...between(0x0d46, 0x0d48),
  ...between(0x0d4a, 0x0d4d),
  ...between(0x0d66, 0x0d6f),
  ...['ം', 'ഃ', 'ൗ', '₹', '।', '\u200c', '\u200d'],
];

test('a sign that is typed is a sign, in each kind of field', async ({ page, context }) => {
  const desk = new DeskPage(page);
  const session = await context.newCDPSession(page);
  const typeAll = async (
    field: Locator,
    read: () => Promise<string | null> = () => field.inputValue(),
  ) => {
    const before = (await read()) ?? '';
    const address = page.url();
    for (const sign of SIGNS)
      await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key: sign, text: sign });
    await expect.poll(read).toBe(before + SIGNS.join(''));
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    expect(page.url()).toBe(address);
  };
  const typeInto = async (field: Locator) => {
    await field.click();
    await page.keyboard.press('Control+End');
    await typeAll(field);
  };

  await desk.open('content/news/bus-routes-revised');
  await typeInto(desk.english('Title'));
  await typeInto(desk.group('Summary').getByLabel(/^English/));
  const text = desk.group('Text').getByRole('textbox', { name: /^English/ });
  const part = text.locator('xpath=ancestor::*[contains(@class, "text-editor")]');
  await text.click();
  await toTheEnd(page, text);
  await page.keyboard.press('Enter');
  const last = (tag: string) => text.locator(tag).last();
  await typeAll(text, () => last('p').textContent());
  await part.getByRole('button', { name: 'Link', exact: true }).click();
  const address = part.getByLabel('Address of the link');
  await address.click();
  await typeAll(address);
  await part.getByLabel('Put in at the cursor').selectOption('Table');
  await part.getByRole('button', { name: 'Insert', exact: true }).click();
  await typeAll(text, () => last('[data-caption]').textContent());
  await page.keyboard.press('Enter');
  await typeAll(text, () => text.locator('th').first().textContent());
  await part.getByLabel('Put in at the cursor').selectOption('Note');
  await part.getByRole('button', { name: 'Insert', exact: true }).click();
  await typeAll(text, () => last('[data-title]').textContent());

  await desk.open('content/news');
  await typeInto(page.getByRole('searchbox').first());
  await desk.open('files');
  await typeInto(page.getByRole('searchbox').first());
  await desk.open('import');
  await typeInto(page.locator('textarea').first());
});

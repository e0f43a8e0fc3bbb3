import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { axeOn, DeskPage, expect, test, toTheEnd } from './desk-page.ts';

/** The part of a form with the text of a page in one language, and what is written there. */
async function open(page: Page, id: string, language = 'English') {
  await new DeskPage(page).open(`content/texts/${id.replace('/', '%2F')}`);
  const part = page.getByRole('group', { name: language, exact: true });
  const text = part.getByRole('textbox', { name: /^Text/ });
  // When it has the focus for 20 ms, the editor puts the cursor where it was.
  await text.evaluate((area) => {
    area.focus();
    return new Promise((done) => setTimeout(done, 20));
  });
  await toTheEnd(page, text);
  const press = (name: string) => part.getByRole('button', { name, exact: true }).click();
  const insert = async (name: string) => {
    await part.getByLabel('Put in at the cursor').selectOption(name);
    await press('Insert');
  };
  return { part, text, press, insert };
}

/** The stored text of a page, below its fields. */
const stored = (id: string, language = 'en') =>
  readFileSync(
    join(process.env.DESK_COPY ?? '', `content/pages/${id}.${language}.md`),
    'utf8',
  ).replace(/^---\n[\s\S]*?\n---\n/, '');

const paste = (text: Locator, html: string, plain = '') =>
  text.evaluate(
    (area, copied) => {
      const clipboardData = new DataTransfer();
      for (const [type, words] of Object.entries(copied))
        if (words) clipboardData.setData(type, words);
      area.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    { 'text/html': html, 'text/plain': plain },
  );

test('what is typed, pasted and pressed is taken back step by step; then nothing is changed', async ({
  page,
}) => {
  const { text, press } = await open(page, 'about/history');
  const before = (await text.textContent()) ?? '';
  await page.keyboard.type(' By hand: ');
  await paste(text, '<p>The <b>office</b></p><ul><li>Form<ul><li>Fee</li></ul></li></ul>');
  await expect(text).toContainText('By hand: The office');
  await press('Bold');
  await page.keyboard.type('now');
  await press('Heading');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  // On a slow machine each letter is a step of its own.
  for (let presses = 0; presses < 40 && (await text.textContent()) !== before; presses++)
    await page.keyboard.press('Control+Z');
  await expect(text).toHaveText(before);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
});

test('a note, a committee and a figure are chosen by their names and stand in the text as the site reads them', async ({
  page,
}) => {
  const { part, text, press, insert } = await open(page, 'pta/about');
  const before = stored('pta/about');
  await page.keyboard.press('Enter');
  await page.keyboard.type('There are ');
  await insert('Number of departments');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(' departments.');
  await insert('Note');
  await page.keyboard.type('Meetings.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('On Mondays.');
  await insert('Committee');
  await part
    .getByRole('combobox', { name: 'Committee', exact: true })
    .selectOption('Library committee');
  await expect(text).toContainText('Committee: Library committee');
  await new DeskPage(page).save();
  expect(stored('pta/about')).toBe(
    `${before}\nThere are :figure[departments] departments.\n\n:::note[Meetings.]\nOn Mondays.\n:::\n\n::committee{id=library}\n`,
  );
  await press('Undo');
  await expect(text).not.toContainText('Library committee');
});

test('a table is made and changed where it stands, by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { part, text, press, insert } = await open(page, 'pta/meetings');
  const before = stored('pta/meetings');
  await insert('Table');
  await page.keyboard.type('Dates');
  await page.keyboard.press('Enter');
  for (const cell of ['Step', 'Day', 'Form']) {
    await page.keyboard.type(cell);
    await page.keyboard.press('Tab');
  }
  // Behind the last cell Tab would begin a row.
  await page.keyboard.type('3 May');
  await text.locator('td', { hasText: '3 May' }).last().click();
  await press('Add a row below');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9 May');
  await press('Add a column beside it');
  await press('Add a column beside it');
  await page.keyboard.press('Tab');
  await press('Remove the column');
  await text.locator('th').last().click();
  await page.keyboard.type('Office');
  expect(await axeOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expect(part.getByRole('group', { name: 'Table' })).toBeVisible();
  await new DeskPage(page).save();
  expect(stored('pta/meetings')).toBe(
    `${before}\n:::table[Dates]\n| Step | Day | Office |\n| - | - | - |\n| Form | 3 May | |\n| | 9 May | |\n:::\n`,
  );
});

test('what a spreadsheet and a plain text have copied keeps its rows and lists', async ({
  page,
}) => {
  const { text } = await open(page, 'pta/documents');
  const before = stored('pta/documents');
  await paste(
    text,
    '<table><!--StartFragment--><tr><td>Course</td><td>Seats</td></tr><tr><td>CSE</td><td>60</td></tr><!--EndFragment--></table>',
    'Course\tSeats\nCSE\t60',
  );
  await toTheEnd(page, text);
  await paste(text, '', 'Bring *both*:\n• marks list\n• TC\n\n1. Register\n2. Pay');
  await new DeskPage(page).save();
  expect(stored('pta/documents')).toBe(
    `${before}\n:::table[Table]\n| Course | Seats |\n| - | - |\n| CSE | 60 |\n:::\n\nBring **both**:\n\n- marks list\n- TC\n\n1. Register\n2. Pay\n`,
  );
});

test('Malayalam that a keyboard composes stays whole', async ({ page }) => {
  const { text, press } = await open(page, 'about/history', 'Malayalam');
  const session = await page.context().newCDPSession(page);
  await page.keyboard.press('Enter');
  await press('Bold');
  for (const part of ['ക', 'കോ', 'കോള', 'കോളേ', 'കോളേജ', 'കോളേജ്'])
    await session.send('Input.imeSetComposition', {
      text: part,
      selectionStart: part.length,
      selectionEnd: part.length,
    });
  await session.send('Input.insertText', { text: 'കോളേജ്' });
  await page.keyboard.type(' ');
  await expect(text.locator('strong').last()).toHaveText(/^കോളേജ്\s?$/);
  await new DeskPage(page).save();
  expect(stored('about/history', 'ml')).toMatch(/\n\n\*\*കോളേജ്\*\*\n$/);
});

test('the buttons are one stop of the Tab key and are reached from the text', async ({ page }) => {
  const { part, text } = await open(page, 'about/overview');
  await page.keyboard.press('Alt+F10');
  await expect(part.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(part.getByRole('button', { name: 'Link' })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await expect(part.getByRole('button', { name: 'Heading', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Alt+F10');
  await expect(part.getByRole('button', { name: 'Heading', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(part.getByLabel('Put in at the cursor')).toBeFocused();
});

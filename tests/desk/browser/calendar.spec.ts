import { axeOn, DeskPage, expect, test } from './desk-page.ts';

/** 21 days of the order of the State, as its table is copied. */
const HOLIDAYS = Array.from({ length: 21 }, (_, index) =>
  [`${index + 1}/06/2028`, `Holiday ${index + 1}`, `അവധി ${index + 1}`].join('\t'),
).join('\n');
const TERMS = [
  ['First day', 'Last day', 'Kind', 'Name (English)', 'Name (Malayalam)'],
  ['03/07/2028', '24/11/2028', 'Classes', 'Odd semester', 'ഓഡ് സെമസ്റ്റർ'],
  ['21/08/2028', '23/08/2028', 'Test', 'First test', 'ആദ്യ ടെസ്റ്റ്'],
  ['04/12/2028', '22/12/2028', 'Examination', 'Odd examinations', 'ഓഡ് പരീക്ഷകൾ'],
]
  .map((row) => row.join('\t'))
  .join('\n');

test('the calendar of a year is set up in ten presses, and a wrong day is named by row and column', async ({
  page,
}) => {
  let presses = 0;
  const press = async (...[name, group]: [string, string?]) => {
    presses += 1;
    const within = group ? desk.group(group) : page;
    await within.getByRole('button', { name, exact: true }).click();
  };
  const desk = new DeskPage(page);
  const paste = async (group: string, table: string) => {
    const box = desk.group(group).getByLabel('Paste rows of a spreadsheet');
    await box.click();
    await box.fill(table);
    presses += 2;
  };
  await page.setViewportSize({ width: 320, height: 640 });
  await desk.open('overview');
  await page.getByRole('link', { name: 'Calendar of the year, holidays' }).first().click();
  presses += 1;

  await paste('Public holidays', HOLIDAYS.replace('3/06/2028', '31/06/2028'));
  const holidays = desk.group('Public holidays');
  await expect(holidays.getByText('Row 3, date:')).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect([width, ...(await axeOn(page))]).toEqual([320]);
  presses = 1;
  await holidays.getByLabel('Paste rows of a spreadsheet').fill('');
  await paste('Public holidays', HOLIDAYS);
  await expect(holidays.getByText('21 rows were added.')).toBeVisible();
  await paste('Classes, tests and examinations', TERMS);
  await expect(page.getByText('3 rows were added.')).toBeVisible();
  await press('Add: Year', 'Years that are complete');
  await desk.group('Years that are complete').getByRole('textbox').last().fill('2028');
  await press('Save');
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(presses).toBeLessThanOrEqual(9);
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible();
  await expect(holidays.getByText('Holiday 21').first()).toBeVisible();
});

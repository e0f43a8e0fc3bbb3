import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pdfOf } from '#tests/support/pdf-of.ts';
import { DeskPage, expect, test } from './desk-page.ts';

// One after the other, as on a first day: later tasks build on what earlier ones have published.
test.describe.configure({ mode: 'serial' });

const photograph = () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#875' } })
    .jpeg()
    .toBuffer();
const day = (days: number) =>
  new Date(Date.now() + days * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10);

test('a notice with a scanned PDF takes eight steps to save and one to publish', async ({
  page,
}) => {
  const desk = new DeskPage(page);
  await desk.open('overview');
  await page.getByRole('link', { name: 'Add: Notice' }).click();
  await desk.write('Title', 'Hostel timings in January', 'ജനുവരിയിലെ ഹോസ്റ്റൽ സമയക്രമം');
  await desk.write(
    'Text',
    'The hostel gate closes at 9 pm from 1 January.',
    'ജനുവരി 1 മുതൽ രാത്രി 9-ന് ഹോസ്റ്റൽ ഗേറ്റ് അടയ്ക്കും.',
  );
  const attachments = page.locator('.drop');
  await attachments.getByLabel(/^Choose a PDF/).setInputFiles({
    name: 'Timings.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(pdfOf('')),
  });
  await page
    .getByLabel(/^A screen reader cannot read this file/)
    .selectOption('Yes, it says all that the file says');
  await desk.save();
  // It follows the text while nobody writes one.
  await expect(desk.group('Summary').getByLabel(/^English/)).toHaveValue('');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.locator('[data-stage=published]')).toBeVisible({ timeout: 500_000 });
  const site = join(process.env.DESK_COPY ?? '', '.desk/site/current/client');
  for (const address of ['all-news', 'ml/all-news'])
    expect(existsSync(join(site, address, 'hostel-timings-in-january/index.html'))).toBe(true);
  expect(readFileSync(join(site, 'downloads/index.html'), 'utf8')).toContain(
    'Hostel timings in January',
  );
});

test('1. a notice is posted', async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open('overview');
  await page.getByRole('link', { name: 'Notices' }).click();
  await page.getByRole('link', { name: 'Add: Notice' }).click();
  await desk.write(
    'Title',
    'Library open on Saturdays in December',
    'ഡിസംബറിലെ ശനിയാഴ്ചകളിൽ ലൈബ്രറി തുറക്കും',
  );
  await expect(page.getByLabel('Name in the address')).toHaveValue(
    'library-open-on-saturdays-in-december',
  );
  await expect(desk.group('Title').getByText('ലൈബ്രറി', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('1 thing to correct')).toBeVisible();
  await desk.picture('notice-mistakes');
  await page.getByRole('button', { name: 'Text:', exact: true }).click();
  await expect(desk.group('Text').getByRole('textbox', { name: /^English/ })).toBeFocused();
  await desk.write(
    'Summary',
    'The central library is open from 9 am to 4 pm on all Saturdays in December.',
    'ഡിസംബറിലെ എല്ലാ ശനിയാഴ്ചയും രാവിലെ 9 മുതൽ 4 വരെ ലൈബ്രറി തുറക്കും.',
  );
  await desk.field('Category').selectOption({ label: 'Campus' });
  await expect(desk.field('Date of issue')).toHaveValue(day(0));
  await desk.field('Valid until').fill(`${day(30)}T16:00`);
  await desk.write('For whom', 'All students', 'എല്ലാ വിദ്യാർഥികൾക്കും');
  await desk.write('Text', 'Bring the identity card.', 'തിരിച്ചറിയൽ കാർഡ് കൊണ്ടുവരണം.');
  const frame = await desk.preview();
  await expect(frame.locator('h1')).toHaveText('Library open on Saturdays in December');
  await desk.picture('notice');
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('ml');
  await expect(frame.locator('h1')).toHaveText('ഡിസംബറിലെ ശനിയാഴ്ചകളിൽ ലൈബ്രറി തുറക്കും');
  await desk.save();
});

test('2. a fee is changed', async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open('content/fees');
  await page.getByRole('link', { name: 'Caution deposit' }).first().click();
  await desk
    .group('Amounts')
    .getByLabel(/^M\.Tech and M\.Plan/)
    .fill('1600');
  await desk.picture('fee');
  await desk.save();
});

test('3. a teacher is added, with a portrait', async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open('content/people/new!');
  await desk.write('Name', 'Sample Nila T.', 'സാമ്പിൾ നിള ടി.');
  await page.getByText('Name in the address:').click();
  await page.getByLabel('Name in the address').fill('nila-t');
  await desk.field('Initials').fill('NT');
  await desk.field('Department').selectOption({ label: 'Physics' });
  await desk.field('Designation').selectOption({ label: 'Assistant Professor' });
  await desk.write(
    'Work in one or two sentences',
    'Teaches physics to first-year students.',
    'ഒന്നാം വർഷ വിദ്യാർഥികൾക്ക് ഫിസിക്സ് പഠിപ്പിക്കുന്നു.',
  );
  await desk.unfold('Official contact');
  const contact = desk.group('Official contact');
  await desk.write('Room', 'Department of Physics', 'ഫിസിക്സ് വകുപ്പ്', contact);
  await desk.field('E-mail', contact).fill('nila-t@college.example');
  await desk.field('Phone', contact).fill('+91 00000 00000');
  await desk.unfold('Portrait');
  const portrait = desk.group('Portrait');
  await portrait
    .locator('input[type=file]')
    .setInputFiles({ name: 'IMG 0042.JPG', mimeType: 'image/jpeg', buffer: await photograph() });
  await expect(
    portrait.getByText('The file is checked. It is stored when you save.'),
  ).toBeVisible();
  await desk.write(
    'Description for those who cannot see it',
    'A teacher before a blackboard',
    'ബ്ലാക്ക്ബോർഡിനു മുന്നിൽ ഒരു അധ്യാപിക',
    portrait,
  );
  await portrait.getByRole('checkbox').check();
  // Seen before it is saved.
  const photo = (await desk.preview()).locator('img[src*="portrait-nila-t"]').first();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await desk.picture('teacher');
  await desk.save();
});

test('4. an album is added', async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open('content/gallery/new!');
  await desk.write('Title', 'Rain on the campus', 'ക്യാമ്പസിലെ മഴ');
  await desk.write('Summary', 'The courtyard and the gate in the rain.', 'മഴയിൽ നടുമുറ്റവും കവാടവും.');
  await desk.field('Position in lists').fill('7');
  const pictures = desk.group('Pictures');
  await desk.field('Name in addresses', pictures).fill('courtyard');
  await pictures
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'rain.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
  await expect(
    pictures.getByText('The file is checked. It is stored when you save.'),
  ).toBeVisible();
  await desk.write('Caption', 'The courtyard in the rain', 'മഴയിൽ നടുമുറ്റം', pictures);
  await desk.write(
    'Description for those who cannot see it',
    'Rain falls on a courtyard with two palms',
    'രണ്ടു തെങ്ങുള്ള നടുമുറ്റത്ത് മഴ പെയ്യുന്നു',
    pictures,
  );
  await page.getByRole('checkbox', { name: /^Nobody can be recognised/ }).check();
  await desk.picture('album');
  await desk.save();
});

test('5. the term of a committee is ended', async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open('content/committees');
  await page
    .getByRole('link', { name: /library/i })
    .first()
    .click();
  await page.getByRole('button', { name: 'End now' }).click();
  const end = desk.field('To', desk.group('Term'));
  await expect(end).toHaveValue(day(0));
  // Seen, wherever the button was pressed.
  await expect(end).toBeFocused();
  await desk.picture('committee');
  await desk.save();
});

test('6. an admission of this year is opened', async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open('content/admission-events');
  await page.getByRole('link', { name: 'B.Tech spot admission 2025-26: second round' }).click();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Name in the address:')).toBeVisible();
  await desk.write('Title', 'B.Tech spot admission 2026-27', 'ബി.ടെക് സ്പോട്ട് അഡ്മിഷൻ 2026-27');
  await desk.field('Opens').fill(`${day(1)}T09:30`);
  await desk.field('Closes').fill(`${day(1)}T11:00`);
  await desk.field('Name for calendars').fill('btech-spot-2026-1');
  await expect(
    (await desk.preview()).getByText('B.Tech spot admission 2026-27').first(),
  ).toBeVisible();
  await desk.picture('admission');
  await desk.save();
});

test('7. all of it is published, and 8. rolled back', async ({ page }) => {
  const desk = new DeskPage(page);
  const addresses = await desk.publish(
    'Saturdays in the library, caution deposit, spot admission',
    'publish',
  );
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/all-news/library-open-on-saturdays-in-december',
      '/ml/faculty/nila-t',
      '/gallery/rain-on-the-campus',
    ]),
  );
  // What has not changed has the same words as in the site before.
  for (const same of ['/about', '/department/cse', '/ml/facilities', '/help/faq', '/academics'])
    expect(addresses).not.toContain(same);
  await desk.open('history');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'Saturdays in the library, caution deposit, spot admission',
  );
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'Undo: Saturdays in the library, caution deposit, spot admission',
    {
      timeout: 500_000,
    },
  );
  await desk.open('content/fees/caution');
  await expect(desk.group('Amounts').getByLabel(/^M\.Tech and M\.Plan/)).toHaveValue('1575');
});

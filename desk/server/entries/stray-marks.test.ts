import { expect, it } from 'vitest';
import type { Kind } from '#app/content/kind.server.ts';
import { kindOf } from '#app/site.ts';
import { strayMarks } from './stray-marks.ts';

const said = (id: string, value: unknown) =>
  strayMarks(kindOf(id) as Kind, value).map(({ words, field }) => `${field.en}: ${words.en}`);
const paragraph = (en: string) => said('news', { steps: [{ en }] });

it.each([
  ['*Last date:* 30 November. _Counter 3_', '*Last date:*'],
  ['Bring _the card_.', '_the card_'],
  ['**Bring the card.** Thanks.', '**Bring the card.**'],
  ['The ~old~ hall.', '~old~'],
  ['See [the form](/forms).', '[the form](/forms)'],
])('marks of a chat or of Markdown are named where they are shown as typed: %s', (text, found) => {
  expect(paragraph(text)).toEqual([
    `What to do 1, English: “${found}” is shown with these signs; this field has no bold, italic or linked words.`,
  ]);
});

it('an address in a sentence is no link, and goes to the links where an entry has some', () => {
  expect(paragraph('Apply at https://forms.gle/abc by Friday.')).toEqual([
    'What to do 1, English: “https://forms.gle/abc” is no link here. Add it under Links.',
  ]);
  expect(said('people', { name: { en: 'See www.college.example' } })).toEqual([
    'Name, English: “www.college.example” is no link here.',
  ]);
});

it('an e-mail address that was hidden from who copied it is asked for', () => {
  expect(paragraph('Write to [email\u00a0protected].')).toEqual([
    'What to do 1, English: The page from which this was copied hides its e-mail address. Type the address.',
  ]);
});

it('a table that has no name of its own is named', () => {
  const table = (name: string) =>
    said('news', { body: { ml: `:::table[${name}]\n| A |\n| - |\n:::` } });
  expect(table('പട്ടിക')).toEqual([
    'Text, Malayalam: A table is named “പട്ടിക”. Write in the line above it what it shows.',
  ]);
  expect(table('Table of fees')).toEqual([]);
});

it('Greek letters that look like Latin ones are named', () => {
  expect(paragraph('Αdmission of 2027')).toEqual([
    'What to do 1, English: “Αdmission” has Greek letters that look like Latin ones, so a search does not find it. Type the word again.',
  ]);
});

it('a phone number whose 0 or + a spreadsheet has taken away is named', () => {
  const phone = (number: string) => said('people', { contact: { phone: number } });
  expect(phone('4872000001')).toEqual([
    'Official contact, Phone: “4872000001” has ten digits, but mobile numbers begin with 6 to 9, and others have a 0 before them. Perhaps 04872000001?',
  ]);
  expect(phone('914872000001')).toEqual([
    'Official contact, Phone: “914872000001” has the code of India without its +. Perhaps +914872000001?',
  ]);
  for (const number of [
    '0487 2000001',
    '+91 487 2000001',
    '9847000001',
    '1800 111 555',
    '00000 00000',
  ])
    expect(phone(number), number).toEqual([]);
});

it.each([
  '*Conditions apply. Rooms 3*4 and 5*6.',
  'File my_file_name.pdf, 10 ~ 12 km, ____ (name).',
  '10 kΩ, 5 μm, 2πr, Δt, α and β, x² * y²',
  'Write to office@college.example.',
])('signs that are meant so are left alone: %s', (text) => {
  expect(paragraph(text)).toEqual([]);
});

it('in a text with bold words and links only what is shown as typed is named', () => {
  expect(
    said('news', { body: { en: '\\*Last date:\\* 30 November, **bold**, https://forms.gle/abc' } }),
  ).toEqual([
    'Text, English: “*Last date:*” is shown with these signs. Take them out; for bold words use the button Bold.',
  ]);
});

it('links and the texts of pages have what they need', () => {
  const links = [{ href: 'https://forms.gle/abc', label: { en: 'Form' } }];
  expect(said('news', { links })).toEqual([]);
  expect(said('texts', { en: { text: '**Bold**, [a link](https://a.example)' } })).toEqual([]);
});

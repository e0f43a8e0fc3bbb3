import { expect, it } from 'vitest';
import type { Kind } from '#app/content/kind.server.ts';
import { kindOf } from '#app/site.ts';
import { amountAdvice, amountsInText } from './amount-advice.ts';

const TENDERS = kindOf('tenders') as Kind;
const tender = (en: string, amounts: object = { estimate: 95_000, deposit: 950 }) => ({
  body: { en, ml: 'ലൈബ്രറിയിലേക്കുള്ള കസേരകൾ.' },
  ...amounts,
});
const said = (before: unknown, value: unknown) =>
  amountAdvice(TENDERS, { before, value }).map(({ words, field }) => `${field.en}: ${words.en}`);

it.each([
  ['The estimate is Rs 95,000 and the deposit Rs. 950/-.', [95_000, 950]],
  ['₹1,50,000, ₹1.5 lakh or 2 crore rupees for 40 chairs', [150_000, 150_000, 20_000_000]],
  ['അടങ്കൽ 95,000 രൂപ, നിരതദ്രവ്യം 1.5 ലക്ഷം രൂപ; 40 കസേരകൾ', [95_000, 150_000]],
])('the amounts of “%s” are read', (text, amounts) => {
  expect(amountsInText(text)).toEqual(amounts);
});

it('a tender whose text names another deposit than its field has advice at both', () => {
  const value = tender('Estimate Rs 95,000, deposit Rs 960.');
  expect(said(undefined, value)).toEqual([
    'Work or supply, English: ₹960 is in no amount field of this entry. Check this amount, or the fields.',
    'Earnest money deposit: The text does not name ₹950, but ₹960. Check this amount, or the text.',
  ]);
  expect(amountAdvice(TENDERS, { before: undefined, value })[0]?.words.ml).toBe(
    '₹960 എന്നത് ഇതിലെ തുക ഫീൽഡുകളിലൊന്നുമില്ല. ഈ തുകയോ ഫീൽഡുകളോ പരിശോധിക്കുക.',
  );
  // Somebody who has left it so is not told again.
  expect(said(value, { ...value, method: 'quotation' })).toEqual([]);
});

it('a text with the old amount of a field that was changed has advice', () => {
  const before = tender('Estimate Rs 95,000.');
  expect(said(before, { ...before, estimate: 98_000 })).toEqual([
    'Work or supply, English: This still says ₹95,000, but that amount has been changed.',
  ]);
});

it('the price of a form beside both amounts, an award, and a tender without amounts have none', () => {
  const whole = 'Estimate Rs 95,000, deposit Rs 950, form Rs 200.';
  expect(said(undefined, tender(whole))).toEqual([]);
  expect(said(undefined, tender('Form Rs 200.', {}))).toEqual([]);
  const awarded = { on: '2026-11-20', note: { en: 'Awarded at Rs 91,000.' } };
  expect(said(undefined, { ...tender('Forty chairs.'), awarded })).toEqual([]);
});

it('a document with another amount than its tender has advice', () => {
  const owner = tender('Forty chairs.', { estimate: 95_000 });
  const document = { title: { en: 'Bill of quantities for Rs 90,000', ml: 'അളവുപട്ടിക' } };
  const advice = amountAdvice(
    kindOf('documents') as Kind,
    { before: undefined, value: document },
    { before: owner, value: owner },
  );
  expect(advice.map(({ words }) => words.en)).toEqual([
    '₹90,000 is in no amount field of this entry. Check this amount, or the fields.',
  ]);
});

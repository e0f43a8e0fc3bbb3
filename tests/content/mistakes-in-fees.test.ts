import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { addText, copyContent, type Mistake, replace } from './content-copy.ts';
import type { Row } from './rows-within-files.ts';

const copy = copyContent();
afterEach(() => copy.restore());
afterAll(() => copy.dispose());

const FEES = 'fees.yaml';
const EVENT = 'admissions/events/04-btech-allotment.yaml';
const LATERAL = 'admissions/events/06-let-admission.yaml';
const PTA_TEXT = 'pages/pta/contributions.en.md';
const BTECH = 'admission, pta, learning-system, bus, insurance, co-operative, professional-society';
const NO_TOTAL = 'no total: the site calculates it';
const head = (id: string, name: string, amounts: string): Mistake =>
  replace(
    FEES,
    /$/,
    `- id: ${id}\n  name: { en: "${name}", ml: "ഫീസ്" }\n  amounts: { ${amounts} }\n  when: joining\n  paidTo: { en: "College", ml: "കോളേജ്" }\n  refundable: false\n`,
  );

/** Logical mistakes; invalid fields are tested in forty-mistakes.test.ts. */
const ROWS: Row[] = [
  ['a negative amount', replace(FEES, 'btech: 9650', 'btech: -9650'), FEES, '[0].amounts.btech', 'a whole number of rupees', '-9650'],
  ['a head without an amount', replace(FEES, 'amounts: { mtech: 6946 }', 'amounts: {}'), FEES, '[2].amounts', 'an amount for at least one course', '{}'],
  [
    'an item without its amounts',
    replace(FEES, '  amounts: { mtech: 6946 }\n', ''),
    FEES,
    '[2].amounts',
    'a group of fields, such as { en: ..., ml: ... }',
    'nothing',
  ],
  ['a reduced amount that is no less', replace(FEES, 'sc: 1000', 'sc: 9650'), FEES, '[0].reduced.btech.sc', 'less than the full amount, 9650', '9650'],
  [
    'a reduced amount in a course that does not pay',
    replace(FEES, 'reduced: { btech: { sc: 1000', 'reduced: { mca: { sc: 1 }, btech: { sc: 1000'),
    FEES,
    '[0].reduced.mca.sc',
    'an amount of this course in amounts, to be reduced',
    '1',
  ],
  ['a head named twice', head('bus', 'Second bus fund', 'mca: 5'), FEES, '[12].id', 'each id once', '"bus"'],
  ['a total as a head by its name', head('sum', 'Total to pay', 'btech: 5'), FEES, '[12].name', NO_TOTAL, '{"en":"Total to pay","ml":"ഫീസ്"}'],
  ['a total as a head by its amount', head('sum', 'College fees', 'btech: 22120'), FEES, '[12].amounts.btech', NO_TOTAL, '22120'],
  ['the sum of the bundle as a head', head('sum', 'College fees', 'btech: 12470'), FEES, '[12].amounts.btech', NO_TOTAL, '12470'],
  ['a total beside a head', replace(FEES, 'when: allotment', 'when: allotment\n  total: 9650'), FEES, '[0].total', NO_TOTAL, '9650'],
  ['a total typed in an event', replace(EVENT, '  course: btech\n', '  course: btech\n  total: 12470\n'), EVENT, 'feeDetails.total', NO_TOTAL, '12470'],
  [
    'an amount typed in an event',
    replace(EVENT, '  course: btech\n', '  course: btech\n  amount: 9650\n'),
    EVENT,
    'feeDetails.amount',
    'no amount: it is in fees.yaml',
    '9650',
  ],
  [
    'an amount typed in a remark of an event',
    replace(LATERAL, 'As per the prospectus', '9,650 rupees'),
    LATERAL,
    'feeRemarks[0].remark.en',
    'a remark without figures: amounts are in fees.yaml',
    '"9,650 rupees"',
  ],
  [
    'an unknown fee item in an event',
    replace(EVENT, 'heads: [admission,', 'heads: [admision,'),
    EVENT,
    'feeDetails.heads[0]',
    `a fee item of btech in fees.yaml: ${BTECH}`,
    '"admision"',
  ],
  [
    'a fee item of another course in an event',
    replace(EVENT, 'heads: [admission,', 'heads: [caution,'),
    EVENT,
    'feeDetails.heads[0]',
    `a fee item of btech in fees.yaml: ${BTECH}`,
    '"caution"',
  ],
  ['a head twice in an event', replace(EVENT, 'heads: [admission, pta', 'heads: [pta, pta'), EVENT, 'feeDetails.heads[1]', 'each item once', '"pta" twice'],
  [
    'a total typed in a text',
    addText(PTA_TEXT, 'Bring 12,470 rupees.'),
    PTA_TEXT,
    'text, line 8',
    'no typed total: ::fees{course=...} calculates it',
    '12,470',
  ],
];

describe('a mistake in the fees is reported:', () => {
  it.each(ROWS)('%s', (_name, mistake, file, field, expected, found) => {
    mistake(copy);
    expect(copy.problems()).toContainEqual({ file, field, expected, found });
  });

  it('a scholarship without the year of its rules', () => {
    replace('scholarships.yaml', '  year: 2024\n', '')(copy);
    expect(copy.problems()).toEqual([{ file: 'scholarships.yaml', field: '[3].year', expected: 'a year such as 2025', found: 'nothing' }]);
  });
});

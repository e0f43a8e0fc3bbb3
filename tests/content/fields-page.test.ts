import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FIELDS_PAGE, fieldsPage } from '#tools/check/list-fields.ts';

it('docs/content/fields.md has the fields of today; if not, run node tools/run.mjs list-fields', () => {
  const written = readFileSync(FIELDS_PAGE, 'utf8').split('\n');
  const today = fieldsPage().split('\n');
  expect(written.filter((row) => !today.includes(row))).toEqual([]);
  expect(today.filter((row) => !written.includes(row))).toEqual([]);
});

it.each([
  '| `validUntil` | moment | Valid until. After this time the notice moves to the archive. |',
  '| `departments` | list of: id of departments; optional | Departments concerned. Leave empty if it concerns all departments. |',
  '| `method` | `e-tender`, `quotation` | How to bid |',
  '| `members.person` | id of faculty and staff | Person |',
  '| `refundable` | `true` or `false` or `ask` | Refundable on leaving |',
])('a field is named with its values and what the desk says of it: %s', (row) => {
  expect(fieldsPage().split('\n')).toContain(row);
});

it('every field says what it means, as the desk calls it', () => {
  expect(fieldsPage().match(/^\|.*\|\s*\|$/gm) ?? []).toEqual([]);
});

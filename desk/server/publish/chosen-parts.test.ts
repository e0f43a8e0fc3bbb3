import { describe, expect, it } from 'vitest';
import { kindOf } from '#app/site.ts';
import { fieldChanges } from '#desk/server/entries/field-changes.ts';
import { differOnlyIn, partsOf, withParts } from './chosen-parts.ts';

const BEFORE = {
  ...{
    title: { en: 'Bus', ml: 'ബസ്' },
    summary: { en: 'Old', ml: 'പഴയത്' },
    updatedOn: '2026-11-01',
  },
  ...{ revision: 1, links: [{ href: '/about', label: { en: 'About', ml: 'ഞങ്ങൾ' } }] },
};
const AFTER = {
  ...{ title: { en: 'Buses', ml: 'ബസുകൾ' }, summary: { en: 'New', ml: 'പഴയത്' } },
  ...{ updatedOn: '2026-11-30', revision: 2, note: { en: 'Note', ml: 'കുറിപ്പ്' } },
  ...{ links: [{ href: '/help', label: { en: 'Help', ml: 'സഹായം' } }] },
};

describe('the parts of a change', () => {
  it('are its fields, a list or a new group as a whole, and nothing of the desk itself', () => {
    const parts = partsOf(BEFORE, AFTER, fieldChanges(kindOf('news'), BEFORE, AFTER));
    expect(parts.map(({ path, fields }) => [path.join('.'), fields.length])).toEqual([
      ...[
        ['title.en', 1],
        ['title.ml', 1],
        ['summary.en', 1],
      ],
      ...[
        ['links', 3],
        ['note', 2],
      ],
    ]);
  });

  it('come with the day of the change beside them, and the version for calendars with the rest', () => {
    expect(withParts(BEFORE, AFTER, [['summary', 'en'], ['note']])).toEqual({
      ...BEFORE,
      ...{ summary: AFTER.summary, note: AFTER.note, updatedOn: '2026-11-30' },
    });
    const texts = { en: { text: 'a', updatedOn: '2026-11-01' }, ml: { text: 'b' } };
    const next = { en: { text: 'c', updatedOn: '2026-11-30' }, ml: { text: 'd' } };
    expect(withParts(texts, next, [['ml', 'text']])).toEqual({ ...texts, ml: { text: 'd' } });
    expect(withParts(texts, next, [['en', 'text']])).toEqual({ ...texts, en: next.en });
  });

  it('are all in which two versions differ, or not', () => {
    const corrected = { ...BEFORE, summary: AFTER.summary, updatedOn: '2026-11-30' };
    expect(differOnlyIn(BEFORE, corrected, [['summary', 'en']])).toBe(true);
    expect(differOnlyIn(BEFORE, AFTER, [['summary', 'en']])).toBe(false);
  });
});

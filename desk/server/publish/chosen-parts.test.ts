import { describe, expect, it } from 'vitest';
import { kindOf } from '#app/site.ts';
import type { Unit } from '#desk/server/entries/units.ts';
import { differOnlyIn, partsIn, withParts } from './chosen-parts.ts';

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

const unit = (before: unknown, after: unknown, more: Partial<Unit> = {}): Unit => ({
  ...{ key: 'news/bus', files: [], changed: [], saved: undefined },
  versions: [{ kind: kindOf('news'), id: 'bus', file: 'news/bus.yaml', before, after }],
  ...more,
});
const partial = (...of: Parameters<typeof unit>) => {
  const { parts, ...rest } = partsIn(unit(...of));
  return { ...rest, parts: parts.map(({ path }) => path.join('.')) };
};

describe('the parts of a change', () => {
  it('are its fields, a list or a new group as a whole, and nothing of the desk itself', () => {
    const { parts } = partsIn(unit(BEFORE, AFTER));
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

  it('are not its files, what is said of them, and its documents, which go with the whole', () => {
    const picture = (en: string) => ({ file: 'bus.jpg', alt: { en, ml: 'ബസ്' } });
    const before = { ...BEFORE, picture: picture('A bus'), attachments: [] };
    const after = {
      ...{ ...before, title: AFTER.title },
      ...{ picture: picture('A tram'), attachments: ['times'] },
    };
    const titles = ['title.en', 'title.ml'];
    expect(partial(before, after)).toEqual({ hasRest: true, isDivisible: true, parts: titles });
    expect(partial(before, { ...before, picture: after.picture })).toMatchObject({
      ...{ isDivisible: false, parts: [] },
    });
    const title = { ...BEFORE, title: { ...BEFORE.title, en: 'Buses' } };
    expect(partial(BEFORE, title)).toMatchObject({ hasRest: false, isDivisible: false });
    // A photograph of the same name was replaced.
    const changed = [{ file: 'news/pictures/bus.jpg', before: 1, after: 2 }] as never;
    expect(partial(BEFORE, title, { changed })).toMatchObject({ hasRest: true, isDivisible: true });
  });

  it('are none of an entry that is added or deleted', () => {
    for (const [before, after] of [
      [undefined, AFTER],
      [BEFORE, undefined],
    ])
      expect(partial(before, after)).toEqual({ hasRest: true, isDivisible: false, parts: [] });
  });
});

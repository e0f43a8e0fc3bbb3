import { describe, expect, it } from 'vitest';
import { pack, unpack } from './packed.ts';

describe('data of a page as one text', () => {
  const view = {
    title: { en: 'Seats', ml: 'സീറ്റുകൾ' },
    rows: [
      { seats: 60, note: undefined },
      { seats: 0, note: 'new' },
    ],
  };

  it('comes out as it went in, without what is undefined', () => {
    expect(unpack(pack(view))).toStrictEqual({ title: view.title, rows: [{ seats: 60 }, { seats: 0, note: 'new' }] });
  });

  it('is the same object each time', () => {
    expect(unpack(pack(view))).toBe(unpack(pack(view)));
  });

  it('is forgotten when others have come after it, and kept while it is in use', () => {
    const shell = pack({ shell: true });
    const first = unpack(shell);
    const page = pack({ page: 0 });
    const old = unpack(page);
    for (let next = 1; next <= 5; next += 1) {
      unpack(pack({ page: next }));
      expect(unpack(shell)).toBe(first);
    }
    expect(unpack(page)).not.toBe(old);
    expect(unpack(page)).toEqual({ page: 0 });
  });
});

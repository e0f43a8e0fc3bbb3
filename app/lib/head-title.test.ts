import { describe, expect, it } from 'vitest';
import { countGraphemes } from './graphemes.ts';
import { headTitle, TITLE_LIMIT, withoutInitials } from './head-title.ts';

const LONG =
  'Scholarship applications on the portal of the State: submit documents at the college office';

describe('the title of a page in browser tabs and search results', () => {
  it('ends with the initials of the college', () => {
    expect(headTitle(['Library | Facilities'], 'GEC')).toBe('Library | Facilities | GEC');
  });

  it('leaves the initials out where the title would exceed sixty characters', () => {
    const title = 'x'.repeat(TITLE_LIMIT);
    expect(headTitle([title], 'GEC')).toBe(title);
  });

  it('uses a shorter title where the first is too long', () => {
    expect(headTitle([LONG, 'Scholarships'], 'GEC')).toBe('Scholarships | GEC');
  });

  it('is cut at the end of a word where no title is short enough', () => {
    const title = headTitle([LONG], 'GEC');
    expect(title).toBe('Scholarship applications on the portal of the State: submit…');
    expect(countGraphemes(title)).toBeLessThanOrEqual(TITLE_LIMIT);
  });

  it('counts graphemes: sixty Malayalam conjuncts fit', () => {
    const title = 'ക്ഷി'.repeat(TITLE_LIMIT);
    expect(headTitle([title], 'ജി.ഇ.സി.')).toBe(title);
  });

  it('is also available without the initials', () => {
    expect(withoutInitials('Library | GEC', 'GEC')).toBe('Library');
    expect(withoutInitials('Library | Facilities', 'GEC')).toBe('Library | Facilities');
  });
});

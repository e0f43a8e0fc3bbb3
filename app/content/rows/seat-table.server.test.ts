import { describe, expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { levelSeats } from './seat-table.server.ts';

const { college, programmes, degrees } = getSite();

describe('the sum below the table of a level', () => {
  it('names the other courses that it includes', () => {
    expect(levelSeats({ college, programmes, degrees }, 'ug', 'en').statedIntakeNote).toContain(
      '900+ is the annual intake of B.Tech as the college states it, with seats of every kind. The table counts only sanctioned first-year seats, those of B.Arch included: 820.',
    );
    expect(levelSeats({ college, programmes, degrees }, 'pg', 'en').statedIntakeNote).toContain(
      '369+ is the annual intake of M.Tech as the college states it, with seats of every kind. The table counts only sanctioned first-year seats, those of M.Plan and MCA included: 393.',
    );
    expect(levelSeats({ college, programmes, degrees }, 'pg', 'ml').statedIntakeNote).toContain(
      'എം.പ്ലാൻ, എം.സി.എ. ഉൾപ്പെടെയുള്ള അംഗീകൃത ഒന്നാം വർഷ സീറ്റുകൾ',
    );
  });

  it('explains nothing where the college states no other intake', () => {
    const counted = { ...college, figures: {} };
    expect(
      levelSeats({ college: counted, programmes, degrees }, 'ug', 'en').statedIntakeNote,
    ).toBeUndefined();
  });

  it('names none where the college has only B.Tech', () => {
    const engineering = programmes.filter(({ award }) => award === 'btech');
    expect(
      levelSeats({ college, programmes: engineering, degrees }, 'ug', 'en').statedIntakeNote,
    ).toContain('sanctioned first-year seats: 780. Seats for lateral entry');
  });
});

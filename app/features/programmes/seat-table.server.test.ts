import { describe, expect, it } from 'vitest';
import { getSite } from '#app/content/reading/site.server.ts';
import { levelSeats } from './seat-table.server.ts';

const { programmes } = getSite();

describe('the sum below the table of a level', () => {
  it('names the other courses that it includes', () => {
    expect(levelSeats({ programmes }, 'ug', 'en').statedIntakeNote).toContain(
      'seats of its programmes, B.Arch included, without',
    );
    expect(levelSeats({ programmes }, 'pg', 'en').statedIntakeNote).toContain(
      'all postgraduate programmes, M.Plan and MCA included.',
    );
    expect(levelSeats({ programmes }, 'pg', 'ml').statedIntakeNote).toContain(
      'എം.പ്ലാൻ, എം.സി.എ. ഉൾപ്പെടെയുള്ള എല്ലാ',
    );
  });

  it('names none where the college has only B.Tech', () => {
    const engineering = programmes.filter(({ award }) => award === 'B.Tech');
    expect(levelSeats({ programmes: engineering }, 'ug', 'en').statedIntakeNote).toContain(
      'seats of its programmes, without supernumerary',
    );
  });
});

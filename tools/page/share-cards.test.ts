import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { listDrawings } from '#app/content/reading/drawings.server.ts';
import { getSite } from '#app/site.ts';
import { makeCards } from './share-cards.ts';

const { college } = getSite();
const client = mkdtempSync(join(tmpdir(), 'cards-'));
afterAll(() => rmSync(client, { recursive: true }));

describe('the cards of the drawings', async () => {
  const cards = await makeCards(client, client, college, [...listDrawings(), 'library']);

  it('are one for each drawing, however many pages share it', () => {
    expect([...cards.keys()].sort()).toEqual(listDrawings().sort());
    expect(readdirSync(join(client, 'assets/cards'))).toHaveLength(listDrawings().length);
  });

  it.each([...cards])(
    'show %s in colour on 1200 by 630 pixels and stay below 60 KB',
    async (_, address) => {
      const file = join(client, address);
      expect(statSync(file).size).toBeLessThan(60_000);
      const { format, width, height } = await sharp(file).metadata();
      expect([format, width, height]).toEqual(['png', 1200, 630]);
      // Between the mark and the ground line: a drawing whose colours are not replaced would be missing or black.
      const middle = await sharp(
        await sharp(file).extract({ left: 64, top: 140, width: 1072, height: 440 }).toBuffer(),
      ).stats();
      expect(middle.isOpaque).toBe(true);
      for (const { min, max } of middle.channels) expect(max - min).toBeGreaterThan(100);
    },
  );

  it('change their address with the drawing', () => {
    expect(new Set(cards.values()).size).toBe(listDrawings().length);
    expect(cards.get('library')).toMatch(/^\/assets\/cards\/[0-9a-f]{16}\.png$/);
  });
});

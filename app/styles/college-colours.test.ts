import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collegePalette, colourFaults } from './college-colours.ts';
import { contrastFaults } from './contrast.ts';
import { COLOURS } from './tokens.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('the colours of a college', () => {
  it('are those of the design where none is chosen', () => {
    expect(collegePalette()).toEqual(COLOURS);
  });

  it('are taken as they are on light pages, and change no others', () => {
    const palette = collegePalette({ links: '#123f7a' });
    expect(palette['color-action']?.[0]).toBe('#123f7a');
    expect(palette['color-bar']?.[0]).toBe('#123f7a');
    expect(palette['color-action']?.[1]).not.toBe(COLOURS['color-action'][1]);
    expect(palette['color-accent']).toEqual(COLOURS['color-accent']);
    expect(palette['color-text']).toEqual(COLOURS['color-text']);
  });

  it.each([
    ['blue', '#123f7a', '#7a1f3d', '#8a6d1c'],
    ['maroon', '#6b1a2b', '#8a4b08', '#7a6a2a'],
    ['grey', '#333333', '#5a3a2a', '#806c3a'],
  ])('can be read in light, dark and high contrast: %s', (_, links, accent, ornament) => {
    expect(contrastFaults(collegePalette({ links, accent, ornament }))).toEqual([]);
    expect(colourFaults({ links, accent, ornament })).toEqual([]);
  });

  it('that are too light are always reported with a darker suggestion', () => {
    fc.assert(
      fc.property(
        hex,
        fc.constantFrom('links' as const, 'accent' as const, 'ornament' as const),
        (colour, choice) => {
          for (const { better } of colourFaults({ [choice]: colour }))
            expect(contrastFaults(collegePalette({ [choice]: better }))).toEqual([]);
        },
      ),
      { numRuns: 20 },
    );
    expect(colourFaults({ links: '#9ad0ff' })).toMatchObject([
      { choice: 'links', better: expect.stringMatching(/^#[0-9a-f]{6}$/) },
    ]);
  });
});

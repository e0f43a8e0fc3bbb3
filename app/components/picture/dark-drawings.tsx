/**
 * Turns the colours of a drawing in the light theme into those of the dark one, as near as one
 * matrix can: exact for paper, near for lines, grounds and roofs.
 */
const MATRIX = '.32 -.51 -.6 0 .82 -.69 .64 -.72 0 .83 -.71 -.27 .25 0 .8 0 0 0 1 0';

type Block = { kind: string; picture?: { source: { isDrawing?: boolean } } };

/** Whether a text shows a drawing of an album. */
export const hasDrawing = (blocks: readonly Block[]): boolean =>
  blocks.some(({ picture }) => picture?.source.isDrawing);

/** The filter of drawings that are pictures, once on a page that shows them. */
export function DarkDrawings() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="visually-hidden">
      <filter id="drawing-in-the-dark" colorInterpolationFilters="sRGB">
        <feColorMatrix values={MATRIX} />
      </filter>
    </svg>
  );
}

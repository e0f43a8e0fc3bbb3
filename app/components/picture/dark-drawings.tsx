/** Turns the colours of a drawing in the light theme into those of the dark one, as near as one matrix can: exact for paper, grounds and hatching. */
const MATRIX = '.49 -.89 -.43 0 .86 -.56 .33 -.57 0 .86 -.55 -.61 .39 0 .84 0 0 0 1 0';

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

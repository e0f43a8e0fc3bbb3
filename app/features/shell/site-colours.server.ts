import { getSite } from '#app/content/reading/site.server.ts';
import { collegePalette } from '#app/styles/college-colours.ts';
import { colourOf, type Palette } from '#app/styles/tokens.ts';

const known = new Map<string, Palette>();

/** The colours of this site: those of the design, with those chosen by the college. */
export function sitePalette(): Palette {
  const { colours } = getSite().college;
  const key = JSON.stringify(colours ?? {});
  const palette = known.get(key) ?? collegePalette(colours);
  known.set(key, palette);
  return palette;
}

/** A colour of this site in the light theme, for images drawn outside a browser. */
export function siteColour(name: string): string {
  return colourOf(name, 'light', sitePalette());
}

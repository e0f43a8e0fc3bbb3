import type { Site } from '#app/content/reading/read.server.ts';
import { collegePalette } from '#app/styles/college-colours.ts';
import { colourOf, type Palette } from '#app/styles/tokens.ts';

const known = new Map<string, Palette>();

/** The colours of a site: those of the design, with those chosen by the college. */
export function sitePalette({ college: { colours } }: Pick<Site, 'college'>): Palette {
  const key = JSON.stringify(colours ?? {});
  const palette = known.get(key) ?? collegePalette(colours);
  known.set(key, palette);
  return palette;
}

/** A colour of a site in the light theme, for images drawn outside a browser. */
export function siteColour(site: Pick<Site, 'college'>, name: string): string {
  return colourOf(name, 'light', sitePalette(site));
}

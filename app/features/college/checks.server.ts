import type { ContentFiles } from '#app/content/reading/files.server.ts';
import type { Fault } from '#app/content/reading/problem.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { knownPortals } from '#app/content/schemas/college.ts';
import { NO_FILE, oneOf, theFile } from '#app/lib/expected.ts';
import { type ChosenColours, colourFaults } from '#app/styles/college-colours.ts';

const FILE = 'college.yaml';

/**
 * Checks the logo file, the address of the disclosure and the contrast of the college's colours in
 * every theme.
 */
export function checkCollege({ college }: Site, files: ContentFiles): void {
  const { logo, colours = {} } = college;
  if (logo && !files.exists(logo))
    files.report({ file: FILE, path: ['logo'], expected: theFile(logo), found: NO_FILE });
  const { disclosureHref, portals } = college;
  const [, portal] = /^portal:(.*)$/.exec(disclosureHref) ?? [];
  if (portal !== undefined && knownPortals(college).includes(portal) && !portals[portal]) {
    const { en, ml } = oneOf(Object.keys(portals));
    files.report({
      file: FILE,
      path: ['disclosureHref'],
      expected: {
        en: `a page such as /mandatory-disclosure, or portal: with a portal of this file, ${en}`,
        ml: `“/mandatory-disclosure” പോലെയുള്ള പേജ്, അല്ലെങ്കിൽ “portal:” എന്നതിനൊപ്പം ഈ ഫയലിലെ പോർട്ടൽ, ${ml}`,
      },
      found: disclosureHref,
    });
  }
  for (const { path, ...problem } of colourProblems(colours))
    files.report({ file: FILE, path: ['colours', ...path], ...problem });
}

/** Colours that cannot be told from their ground, by the name of the choice. */
export function colourProblems(colours: ChosenColours): Fault[] {
  return colourFaults(colours).map(
    ({ choice, fault: { shape, ground, ratio, least }, better }) => ({
      path: [choice],
      expected: {
        en: `a colour with a contrast of at least ${least}:1, such as ${better}`,
        ml: `കോൺട്രാസ്റ്റ് ${least}:1 എങ്കിലും ഉള്ള നിറം; ${better} പോലെ`,
      },
      found: {
        en: `${colours[choice]}, with a contrast of ${ratio.toFixed(1)}:1 (${shape} on ${ground})`,
        ml: `${colours[choice]}; കോൺട്രാസ്റ്റ് ${ratio.toFixed(1)}:1`,
      },
    }),
  );
}

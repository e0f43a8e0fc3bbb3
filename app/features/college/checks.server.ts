import type { ContentFiles } from '#app/content/reading/files.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { colourFaults } from '#app/styles/college-colours.ts';

const FILE = 'college.yaml';

/** Checks the logo file and the contrast of the college's colours in every theme. */
export function checkCollege({ college }: Site, files: ContentFiles): void {
  const { logo, colours = {} } = college;
  if (logo && !files.exists(logo)) files.report({ file: FILE, field: 'logo', expected: `the file ${logo}`, found: 'no such file' });
  for (const { choice, fault, better } of colourFaults(colours)) {
    const { shape, ground, ratio, least } = fault;
    files.report({
      file: FILE,
      field: `colours.${choice}`,
      expected: `a colour with a contrast of at least ${least}:1, such as ${better}`,
      found: `${colours[choice]}, with ${ratio.toFixed(1)}:1 (${shape} on ${ground})`,
    });
  }
}

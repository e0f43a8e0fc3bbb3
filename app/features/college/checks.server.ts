import type { ContentFiles } from '#app/content/reading/files.server.ts';
import type { Problem } from '#app/content/reading/problem.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { type ChosenColours, colourFaults } from '#app/styles/college-colours.ts';

const FILE = 'college.yaml';

/** Checks the logo file and the contrast of the college's colours in every theme. */
export function checkCollege({ college }: Site, files: ContentFiles): void {
  const { logo, colours = {} } = college;
  if (logo && !files.exists(logo)) files.report({ file: FILE, field: 'logo', expected: `the file ${logo}`, found: 'no such file' });
  for (const { field, ...problem } of colourProblems(colours)) files.report({ file: FILE, field: `colours.${field}`, ...problem });
}

/** Colours that cannot be told from their ground, by the name of the choice. */
export function colourProblems(colours: ChosenColours): Omit<Problem, 'file'>[] {
  return colourFaults(colours).map(({ choice, fault: { shape, ground, ratio, least }, better }) => ({
    field: choice,
    expected: `a colour with a contrast of at least ${least}:1, such as ${better}`,
    found: `${colours[choice]}, with ${ratio.toFixed(1)}:1 (${shape} on ${ground})`,
  }));
}

import { z } from 'zod';

/** Where the matrix comes from and where it goes. */
export const GIGW_SOURCE = 'docs/gigw.yaml';
export const GIGW_PAGE = 'docs/gigw.md';

const STATES = { software: 'software', content: 'content', college: 'the college', 'not-applicable': 'not applicable', open: 'not yet' } as const;
type State = keyof typeof STATES;

const checkpointSchema = z
  .strictObject({
    /** Number in GIGW 3.0, `5.2.14`. */
    id: z.string().regex(/^5\.[1-4]\.\d+$/),
    about: z.string().min(1),
    met: z.enum(Object.keys(STATES) as [State, ...State[]]),
    /** `file: words of the test's title`. */
    tests: z.array(z.string().regex(/^\S+\.(?:spec|test)\.tsx?: .+$/)).optional(),
    pages: z.array(z.string().startsWith('/')).optional(),
    note: z.string().min(1).optional(),
  })
  .refine(({ met, tests }) => met !== 'software' || tests, 'what software meets is shown by a test')
  .refine(({ met, tests, pages }) => met !== 'content' || tests || pages, 'what content meets is shown by a page or a test')
  .refine(({ met, note }) => met === 'software' || met === 'content' || note, 'a note that says what is left, or why it does not apply');
type GigwCheckpoint = z.infer<typeof checkpointSchema>;

/** docs/gigw.yaml: the checkpoints of GIGW 3.0 by part. */
export const gigwSchema = z.array(z.strictObject({ part: z.string(), checkpoints: z.array(checkpointSchema) }));
export type Gigw = z.infer<typeof gigwSchema>;

/** File and words of a test that a checkpoint names. */
export function splitTest(test: string): { file: string; title: string } {
  const [file = '', ...words] = test.split(': ');
  return { file, title: words.join(': ') };
}

/** The matrix as Markdown: the counts, then a table for each part. */
export function gigwMarkdown(gigw: Gigw): string {
  const all = gigw.flatMap(({ checkpoints }) => checkpoints);
  const counts = gigw.map(({ part, checkpoints }) => row([part, String(checkpoints.length), ...countsOf(checkpoints)]));
  return [
    '# GIGW 3.0, checkpoint by checkpoint',
    '',
    `Written by \`npm run gigw\` from \`${GIGW_SOURCE}\`; change that file, not this one. A test beside the data sees to it that every test and page named here exists.`,
    'Accessibility checkpoints are the 50 A and AA criteria of WCAG 2.1, whose numbers stand before their names.',
    '',
    row(['part', 'checkpoints', ...Object.values(STATES)]),
    row(Array.from({ length: 7 }, () => '---')),
    ...counts,
    row(['all', String(all.length), ...countsOf(all)]),
    '',
    ...gigw.flatMap(({ part, checkpoints }) => [
      `## ${part}`,
      '',
      row(['number', 'checkpoint', 'met by', 'shown by']),
      row(['---', '---', '---', '---']),
      ...checkpoints.map(line),
      '',
    ]),
  ].join('\n');
}

function countsOf(checkpoints: readonly GigwCheckpoint[]): string[] {
  return Object.keys(STATES).map((state) => String(checkpoints.filter(({ met }) => met === state).length));
}

function line({ id, about, met, tests = [], pages = [], note }: GigwCheckpoint): string {
  const shown = [
    ...tests.map(splitTest).map(({ file, title }) => `\`${file}\`: ${title}`),
    ...(pages.length > 0 ? [`pages ${pages.join(', ')}`] : []),
    ...(note ? [note] : []),
  ];
  return row([id, about, STATES[met], shown.join('<br>')]);
}

function row(cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}

import { countDuties, DUTY_STATES, type Duty, type DutyParts, type DutyState, splitTest } from '#app/content/schemas/duties.ts';

/** Where the matrices go; they come from the YAML files beside them (app/content/reading/duties.server.ts). */
export const GIGW_PAGE = 'docs/gigw.md';
export const DUTIES_PAGE = 'docs/duties.md';

const WORDS: Record<DutyState, string> = {
  software: 'software',
  content: 'content',
  college: 'the college',
  'not-applicable': 'not applicable',
  open: 'not yet',
};

/** Title of each matrix and what a reader has to know of it. */
const HEADS = {
  [GIGW_PAGE]: [
    '# GIGW 3.0, checkpoint by checkpoint',
    '',
    'Written by `npm run gigw` from `docs/gigw.yaml`; change that file, not this one. A test beside the data sees to it that every test and page named here exists.',
    'Accessibility checkpoints are the 50 A and AA criteria of WCAG 2.1, whose numbers stand before their names.',
  ],
  [DUTIES_PAGE]: [
    '# What else binds the site',
    '',
    'Written by `npm run gigw` from `docs/duties.yaml`; change that file, not this one. What GIGW 3.0 asks is in [gigw.md](gigw.md), and what UGC, AICTE and the',
    'Right to Information Act ask to be published is in `content/disclosures.yaml`, item by item.',
  ],
};

/** A matrix as Markdown: the counts, then a table for each part. */
export function matrixMarkdown(page: keyof typeof HEADS, parts: DutyParts): string {
  const all = parts.flatMap(({ checkpoints }) => checkpoints);
  return [
    ...HEADS[page],
    '',
    row(['part', 'checkpoints', ...DUTY_STATES.map((state) => WORDS[state])]),
    row(Array.from({ length: DUTY_STATES.length + 2 }, () => '---')),
    ...parts.map(({ part, checkpoints }) => row([part, ...countsOf(checkpoints)])),
    row(['all', ...countsOf(all)]),
    '',
    ...parts.flatMap(({ part, checkpoints }) => [
      `## ${part}`,
      '',
      row(['number', 'checkpoint', 'met by', 'shown by']),
      row(['---', '---', '---', '---']),
      ...checkpoints.map(line),
      '',
    ]),
  ].join('\n');
}

function countsOf(checkpoints: readonly Duty[]): string[] {
  const counts = countDuties(checkpoints);
  return [counts.total, ...DUTY_STATES.map((state) => counts[state])].map(String);
}

function line({ id, about, met, tests = [], pages = [], note }: Duty): string {
  const shown = [
    ...tests.map(splitTest).map(({ file, title }) => `\`${file}\`: ${title}`),
    ...(pages.length > 0 ? [`pages ${pages.join(', ')}`] : []),
    ...(note ? [note] : []),
  ];
  return row([id, about, WORDS[met], shown.join('<br>')]);
}

function row(cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}

import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import type { BuildCost } from './builds.ts';
import type { Load } from './load.ts';
import type { PageSpeed } from './pages.ts';
import { drawHistory, type Line } from './picture.ts';
import type { Weight } from './weight.ts';

const HISTORY = 'docs/performance.json';
const PAGE = 'docs/performance.md';
const PICTURE = 'pictures/performance.svg';

/** What was measured in one sitting; a part that was not wanted is missing. */
export type Run = {
  /** YYYY-MM-DD. */
  date: string;
  machine: string;
  weights?: Record<string, Weight>;
  pages?: Record<string, PageSpeed>;
  kinds?: Record<string, PageSpeed>;
  interactions?: Record<string, number>;
  load?: Record<string, Load>;
  builds?: Record<string, BuildCost>;
};

/** The machine in a few words. */
export function machine(): string {
  return `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
}

/** Adds a run to the history, joined with those of the same day and machine, and writes the page and its picture anew. */
export function record(run: Run): void {
  const history = readHistory();
  const last = history.at(-1);
  const isSame = last?.date === run.date && last.machine === run.machine;
  const runs = isSame ? [...history.slice(0, -1), { ...last, ...run }] : [...history, run];
  writeFileSync(HISTORY, `${JSON.stringify(runs, undefined, 1)}\n`);
  writeFileSync(
    `docs/${PICTURE}`,
    drawHistory(
      runs.map(({ date }) => date),
      linesOf(runs),
    ),
  );
  writeFileSync(PAGE, pageOf(runs));
  console.log(`written: ${PAGE}`);
}

function readHistory(): Run[] {
  try {
    return JSON.parse(readFileSync(HISTORY, 'utf8')) as Run[];
  } catch (error) {
    // The first run begins the history; a damaged one is not to be written over.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw new Error(`${HISTORY}: expected the runs so far as JSON`, { cause: error });
  }
}

/** The figures whose fall or rise matters, one for each run; undefined where a run did not measure it. */
function linesOf(runs: readonly Run[]): Line[] {
  const line = (title: string, unit: string, of: (run: Run) => number | undefined): Line => ({ title, unit, values: runs.map(of) });
  const ratio = (speed: PageSpeed | undefined) => speed && Math.round((speed.lcp / speed.bare) * 100) / 100;
  const toRead = (weight: Weight | undefined) => weight && Math.round((weight.html + weight.css + weight.font) / 1000);
  return [
    line('To read the home page', 'KB', ({ weights }) => toRead(weights?.['/'])),
    line('To read the home page, Malayalam', 'KB', ({ weights }) => toRead(weights?.['/ml'])),
    line('Scripts after paint, Malayalam admissions', 'KB', ({ weights }) => weights && Math.round((weights['/ml/admissions']?.js ?? 0) / 1000)),
    line('LCP beside no scripts, Malayalam admissions', 'times', ({ pages }) => ratio(pages?.['/ml/admissions'])),
    line('Slowest interaction', 'ms', ({ interactions }) => interactions && Math.max(...Object.values(interactions))),
    line('Prerendering, shipped content', 's', ({ builds }) => builds?.['0']?.seconds),
    line('nginx, home page', 'requests/s', ({ load }) => load?.['nginx /']?.perSecond),
  ];
}

function pageOf(runs: readonly Run[]): string {
  const newest = <Part extends keyof Run>(part: Part) => runs.findLast((run) => run[part] !== undefined);
  const section = <Part extends keyof Run>(part: Part, title: string, table: (value: NonNullable<Run[Part]>) => string) => {
    const run = newest(part);
    const value = run?.[part];
    return run && value ? [`## ${title}`, '', `${run.date}, ${run.machine}`, '', table(value), ''] : [];
  };
  const number = (value: number | undefined) => (value === undefined ? 'not measured' : value.toLocaleString('en'));
  return `${[
    '# How fast the site is',
    '',
    'Written by `npm run bench`, which measures the built site with Chromium; change nothing here by hand. What the figures mean and which part',
    'to run for which: `tools/bench/bench.ts`. They depend on the machine, so compare those of one machine.',
    '',
    `![The main figures of each run](${PICTURE})`,
    '',
    ...section('weights', 'Bytes of a first visit, as sent', (weights) =>
      table(
        ['page', 'HTML', 'CSS', 'fonts', 'images', 'scripts after paint', 'data after paint', 'requests'],
        Object.entries(weights).map(([address, { html, css, font, image, js, data, requests }]) => [
          address,
          ...[html, css, font, image, js, data, requests].map(number),
        ]),
      ),
    ),
    ...section('pages', 'Lighthouse, mobile, median of five, beside the same page without scripts', speedTable),
    ...section('kinds', 'The same for one page of each kind', speedTable),
    ...section('interactions', 'Interaction to next paint, worst of 20, processor slowed down four times', (interactions) =>
      table(
        ['what', 'ms (16 is the least that is told)'],
        Object.entries(interactions).map(([name, time]) => [name, number(time)]),
      ),
    ),
    ...section('load', 'Requests a second, 200 connections, 30 s', (load) =>
      table(
        ['server and page', 'requests a second', 'errors'],
        Object.entries(load).map(([name, { perSecond, errors }]) => [name, number(perSecond), number(errors)]),
      ),
    ),
    ...section('builds', 'Builds', (builds) =>
      table(
        ['what', 'seconds', 'peak memory, MB'],
        Object.entries(builds).map(([what, { seconds, memory }]) => [
          what === 'whole' ? 'the whole build, cards and compressed copies kept' : `prerendering, ${number(Number(what))} generated notices added`,
          number(seconds),
          number(memory),
        ]),
      ),
    ),
  ]
    .join('\n')
    .trim()}\n`;
}

function speedTable(speeds: Record<string, PageSpeed>): string {
  const names = Object.keys(Object.values(speeds)[0]?.scores ?? {});
  return table(
    ['page', 'LCP, ms', 'without scripts, ms', 'times', 'blocking, ms (4x)', 'CLS', ...names],
    Object.entries(speeds).map(([address, { lcp, bare, blocking, shift, scores }]) => [
      address,
      lcp.toFixed(0),
      bare.toFixed(0),
      (lcp / bare).toFixed(2),
      blocking.toFixed(0),
      shift.toFixed(3),
      ...names.map((name) => String(scores[name])),
    ]),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [row(head), row(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(row)].join('\n');
}

import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import type { BuildCost } from './builds.ts';
import type { Life } from './life.ts';
import type { Load } from './load.ts';
import type { PageSpeed } from './pages.ts';
import type { Weight } from './weight.ts';

const FIGURES = 'docs/performance.json';
const PAGE = 'docs/performance.md';

/** The newest figures of each part; git has the older ones. */
type Figures = {
  weights: Record<string, Weight>;
  pages: Record<string, PageSpeed>;
  /** By browser, then by page. */
  life: Record<string, Record<string, Life>>;
  /** By browser, then by control, in ms. */
  interactions: Record<string, Record<string, number>>;
  load: Record<string, Load>;
  builds: Record<string, BuildCost>;
};
type Measured = { [Part in keyof Figures]?: { /** YYYY-MM-DD and the machine. */ when: string; values: Figures[Part] } };

/** A short description of the machine. */
export function machine(): string {
  return `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
}

/**
 * Keeps what one part measured in docs/performance.json and writes docs/performance.md.
 * @throws Error when the figures so far cannot be read
 */
export function record<Part extends keyof Figures>(part: Part, values: Figures[Part]): void {
  const when = `${new Date().toISOString().slice(0, 10)}, ${machine()}`;
  const measured: Measured = { ...(JSON.parse(readFileSync(FIGURES, 'utf8')) as Measured), [part]: { when, values } };
  writeFileSync(FIGURES, `${JSON.stringify(measured, undefined, 1)}\n`);
  writeFileSync(PAGE, pageOf(measured));
  console.log(`written: ${PAGE}`);
}

function pageOf(measured: Measured): string {
  const section = <Part extends keyof Figures>(part: Part, title: string, table: (values: Figures[Part]) => string) => {
    const { when, values } = measured[part] ?? {};
    return values ? [`## ${title}`, '', when, '', table(values), ''] : [];
  };
  const lines = [
    '# How fast the site is',
    '',
    'Written by `npm run bench`: do not edit. `tools/bench/bench.ts` explains the parts. The figures depend on the machine; compare those of one machine.',
    '',
    ...section('weights', 'Bytes of a first visit, as sent', weightTable),
    ...section('pages', 'Lighthouse, mobile, median of five, beside the same page without scripts', speedTable),
    ...section('life', 'Coming to life: tasks after the first paint, processor slowed down four times, median of five', (life) =>
      table(
        ['browser and page', 'blocking, ms', 'longest task, ms'],
        perBrowser(life, ({ blocking, longest }) => [blocking, longest]),
      ),
    ),
    ...section('interactions', 'Interaction to next paint, worst of 20, processor slowed down four times', (interactions) =>
      table(
        ['browser and press', 'ms (16 is the minimum reported)'],
        perBrowser(interactions, (time) => [time]),
      ),
    ),
    ...section('load', 'Requests a second, 200 connections, 30 s', (load) =>
      table(
        ['server and page', 'requests a second', 'errors'],
        Object.entries(load).map(([name, { perSecond, errors }]) => [name, perSecond, errors]),
      ),
    ),
    ...section('builds', 'Builds', (builds) =>
      table(
        ['what', 'seconds', 'peak memory, MB'],
        Object.entries(builds).map(([what, { seconds, memory }]) => [
          what === 'whole' ? 'the whole build, cards and compressed copies kept' : `prerendering, ${Number(what).toLocaleString('en')} generated notices added`,
          seconds,
          memory,
        ]),
      ),
    ),
  ];
  return `${lines.join('\n').trim()}\n`;
}

function weightTable(weights: Figures['weights']): string {
  return table(
    ['page', 'HTML', 'CSS', 'fonts', 'images', 'scripts after paint', 'data after paint', 'requests'],
    Object.entries(weights).map(([address, { html, css, font, image, js, data, requests }]) => [address, html, css, font, image, js, data, requests]),
  );
}

function speedTable(speeds: Figures['pages']): string {
  const names = Object.keys(Object.values(speeds)[0]?.scores ?? {});
  return table(
    ['page', 'LCP, ms', 'without scripts, ms', 'times', 'blocking, ms', 'CLS', ...names],
    Object.entries(speeds).map(([address, { lcp, bare, blocking, shift, scores }]) => [
      ...[address, Math.round(lcp), Math.round(bare), (lcp / bare).toFixed(2), Math.round(blocking), shift.toFixed(3)],
      ...names.map((name) => scores[name]),
    ]),
  );
}

type Cell = string | number | undefined;

function perBrowser<Value>(figures: Record<string, Record<string, Value>>, cells: (value: Value) => readonly Cell[]): Cell[][] {
  return Object.entries(figures).flatMap(([browser, values]) => Object.entries(values).map(([name, value]) => [`${browser}: ${name}`, ...cells(value)]));
}

function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const say = (cell: Cell) => (typeof cell === 'number' ? cell.toLocaleString('en') : (cell ?? 'not measured'));
  const row = (cells: readonly Cell[]) => `| ${cells.map(say).join(' | ')} |`;
  return [row(head), row(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(row)].join('\n');
}

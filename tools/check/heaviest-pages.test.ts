import { describe, expect, it } from 'vitest';
import { heaviestPages, WEIGHT_NOTE } from './heaviest-pages.ts';

const note = (address: string, js: number) => ({
  type: WEIGHT_NOTE,
  description: JSON.stringify({
    address,
    bytes: { html: 1_000, css: 200, js, font: 0, image: 0, other: 50 },
    requests: 7,
  }),
});

/** A report as Playwright writes it: annotations of a test are next to its results, which repeat them. */
function reportOf(...notes: object[]) {
  const tests = notes.map((one) => ({ annotations: [one], results: [{ annotations: [one] }] }));
  return {
    suites: [{ suites: [{ specs: [{ tests }] }], specs: [] }],
    stats: { expected: notes.length },
  };
}

describe('the heaviest pages of a test run', () => {
  it('are the ten with the most bytes, the heaviest first, each once, with bytes by type and requests', () => {
    const notes = Array.from({ length: 12 }, (_, index) => note(`/page-${index}`, index * 10_000));
    const [title, head, ...rows] = heaviestPages(reportOf(...notes));
    expect(title).toBe('The 10 heaviest of 12 pages, bytes of a first view as sent:');
    expect(head?.trim().split(/\s+/)).toEqual([
      'all',
      'html',
      'css',
      'js',
      'font',
      'image',
      'requests',
      'page',
    ]);
    expect(rows.map((row) => row.trim().split(/\s+/).at(-1))).toEqual(
      Array.from({ length: 10 }, (_, index) => `/page-${11 - index}`),
    );
    // Other types count in the total: 110,000 of scripts, 1,000, 200 and 50.
    expect(rows[0]?.trim().split(/\s+/)).toEqual([
      '111,250',
      '1,000',
      '200',
      '110,000',
      '0',
      '0',
      '7',
      '/page-11',
    ]);
  });

  it('are empty if no page was measured', () => {
    expect(heaviestPages(reportOf({ type: 'issue', description: 'another note' }))).toEqual([]);
    expect(heaviestPages({})).toEqual([]);
  });
});

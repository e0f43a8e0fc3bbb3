import { describe, expect, it } from 'vitest';
import { engineTable, replaceBetweenMarkers } from './engine-table.ts';

const result = (engine: string, journey: string, status: string) => ({
  ancestorTitles: [engine, journey],
  status,
});
const report = {
  testResults: [
    {
      assertionResults: [
        result('firefox', 'menu', 'passed'),
        result('firefox', 'menu', 'failed'),
        result('firefox', 'search', 'passed'),
      ],
    },
    {
      assertionResults: [result('webkit', 'menu', 'passed'), result('webkit', 'search', 'passed')],
    },
  ],
};

describe('the table of engines', () => {
  it('has a row for each engine with what passed', () => {
    const table = engineTable(
      [
        { name: 'firefox', version: 'Mozilla Firefox 153.7.0esr' },
        { name: 'webkit', version: 'WebKitGTK 2.50.6' },
      ],
      report,
    );
    expect(table.split('\n')).toEqual([
      '| browser | passed |',
      '| --- | --- |',
      '| Mozilla Firefox 153.7.0esr | 2 of 3 |',
      '| WebKitGTK 2.50.6 | 2 of 2 |',
    ]);
  });

  it('takes the place of the one before and of nothing else', () => {
    const text =
      'a\n<!-- written by node tools/run.mjs test:browsers -->\nold\n<!-- end of what it writes -->\nb';
    const once = replaceBetweenMarkers(text, 'new');
    expect(once).toBe(
      'a\n<!-- written by node tools/run.mjs test:browsers -->\n\nnew\n\n<!-- end of what it writes -->\nb',
    );
    expect(replaceBetweenMarkers(once, 'new')).toBe(once);
    expect(() => replaceBetweenMarkers('a', 'new')).toThrow('No place');
  });
});

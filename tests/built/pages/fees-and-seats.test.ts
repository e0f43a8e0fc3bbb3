import { describe, expect, it } from 'vitest';
import { pageFile } from '#tests/support/page-file.ts';

const rupees = (cell = '') => Number(cell.replaceAll(/[₹,]/g, ''));
const isAmount = (cell: string) => /^₹[\d,]+$/.test(cell);

describe('the fees of the specification', () => {
  it('the contribution to the PTA is 10,000 for B.Tech and MCA and 12,000 for M.Tech, nothing for SC and ST in B.Tech', () => {
    const rows = pageFile('/pta')
      .all('table tr')
      .map((row) => row.all('th, td').map((cell) => cell.text()));
    const of = (course: RegExp) => rows.find(([name = '']) => course.test(name))?.filter(isAmount);
    expect(of(/^B\.Tech/)).toEqual(['₹10,000', '₹0']);
    expect(of(/^M\.Tech/)).toEqual(['₹12,000', '₹12,000']);
    expect(of(/^MCA/)).toEqual(['₹10,000', '₹10,000']);
  });

  it.each(['fee-sheet', 'prospectus'])(
    'the total of each table in the %s is the sum of its rows, and the college fees of B.Tech are 12,470 and 2,470',
    (document) => {
      const tables = pageFile(`/downloads/${document}`)
        .all('table:has(tfoot)')
        .filter((table) => table.find('tfoot').text().includes('₹'));
      expect(tables.length).toBeGreaterThanOrEqual(3);
      for (const table of tables) {
        const widths = table.all('tr').map((row) => row.all('th, td').length);
        expect(new Set(widths).size, table.find('caption').text()).toBe(1);
        const body = table.all('tbody tr').map((row) => row.all('td').map((cell) => cell.text()));
        const [total = []] = table
          .all('tfoot tr')
          .filter((row) => !row.text().startsWith('For the whole course'))
          .slice(-1)
          .map((row) =>
            row
              .all('td')
              .map((cell) => cell.text())
              .filter(isAmount),
          );
        for (const [column, amount] of total.entries()) {
          const amounts = body.map((cells) => cells[column] ?? '').filter(isAmount);
          const sum = amounts.reduce((all, cell) => all + rupees(cell), 0);
          expect(rupees(amount), table.find('caption').text()).toBe(sum);
        }
      }
      const [btech] = tables;
      const whole = tables.map((table) => table.find('tfoot tr:last-child').text());
      expect(whole.filter((row) => row.startsWith('For the whole course'))).toEqual([
        'For the whole course (2 years) at these amounts, without the hostel ₹47,720',
      ]);
      expect(btech?.find('tfoot').text()).toMatch(/₹12,470\D+₹2,470\D+₹12,470/);
    },
  );
});

it('the home page links all fourteen departments', () => {
  const hrefs = pageFile('/').links('main a[href^="/department/"]');
  expect(new Set(hrefs.map(({ href }) => href)).size).toBeGreaterThanOrEqual(14);
});

import { expect, it } from 'vitest';
import { parsePage } from './html.ts';
import { leadingLinks } from './leading-links.ts';

it.each([
  ['2 | Rules of the hostel | 12/08/2024', 'Rules of the hostel'],
  ['12.08.24 | Rules of the hostel', 'Rules of the hostel'],
  ['Rules of the hostel | Dated: 12 August 2024', 'Rules of the hostel'],
  ['Minutes of the meeting of 12/08/2024', 'Minutes of the meeting of 12/08/2024'],
  ['G.O. 12-08-24 of leave', 'G.O. 12-08-24 of leave'],
  ['12/08/2024', 'Documents'],
])('a link that says nothing is named by the cells of its row beside a day: %s', (row, name) => {
  const cells = [...row.split(' | '), '<a href="/a.pdf">View</a>'];
  const page = `<h2>Documents</h2><table><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`;
  expect(leadingLinks(parsePage(page)).map(({ words }) => words)).toEqual([name]);
});

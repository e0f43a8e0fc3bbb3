import { expect, it } from 'vitest';
import { draftOf } from './read-scan.ts';

const ORDER = `GOVERNMENT ENGINEERING COLLEGE
No. B2/3174/2026 Dated, 5.11.2026

Sub: Hostel rooms for January: applications

The form is available at the hostel office. Attach proof of the distance from home if
reservation is claimed.

A room not taken by the last date will be given to the next student on the list and

not to others.
1. Submit the form.
2. Pay the fee.
Sl. No. | Item | Amount (Rs.)
1 Tuition fee 8,650 |
~ . -
Sd/-`;

it('a scan becomes a title and paragraphs, without the number of the file and the lines of its table', () => {
  expect(draftOf(ORDER)).toEqual({
    title: 'Hostel rooms for January: applications',
    text: [
      'GOVERNMENT ENGINEERING COLLEGE',
      'No. Dated, 5.11.2026',
      'The form is available at the hostel office. Attach proof of the distance from home if reservation is claimed.',
      'A room not taken by the last date will be given to the next student on the list and not to others.',
      '1. Submit the form.',
      '2. Pay the fee.',
      'Sl. No. Item Amount (Rs.)',
      '1 Tuition fee 8,650',
      'Sd/-',
    ].join('\n\n'),
  });
});

it('the subject and the number are known in Malayalam too', () => {
  expect(draftOf('നമ്പർ ബി2/3174/2026 തീയതി: 5.11.2026\n\nവിഷയം: ഹോസ്റ്റൽ മുറി')).toEqual({
    title: 'ഹോസ്റ്റൽ മുറി',
    text: 'നമ്പർ തീയതി: 5.11.2026',
  });
});

it.each([
  ['G.O.(Rt)No.1234/2026/HEDN dated 5.11.2026', 'G.O.(Rt)No. dated 5.11.2026'],
  ['സ.ഉ.(സാധാ)നം.123/2026/ഉ.വി.വ. തീയതി 5.11.2026', 'സ.ഉ.(സാധാ)നം. തീയതി 5.11.2026'],
  ['No 60 seats are left, room No. 12', 'No 60 seats are left, room No. 12'],
])('of “%s” stays “%s”', (read, text) => {
  expect(draftOf(read).text).toBe(text);
});

it('of a page without letters nothing is left', () => {
  expect(draftOf('\n~ .\n | \n')).toEqual({ title: '', text: '' });
});

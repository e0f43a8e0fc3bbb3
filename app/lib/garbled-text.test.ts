import { describe, expect, it } from 'vitest';
import { findGarbledText, findLost } from './garbled-text.ts';

const ruleOf = (text: string) => findGarbledText(text)[0]?.rule.en ?? '';

describe('a text is refused', () => {
  it.each([
    ['with letters lost to question marks', '??. ???? ??????', 'question marks'],
    ['with Malayalam read as Windows-1252', 'à´¡àµ. à´²à´¾à´¬àµ', 'another encoding'],
    ['with Malayalam read as Mac Roman', '‡¥°‡µç', 'another encoding'],
    ['with a quotation mark read as Windows-1252', 'The collegeâ€™s hall', 'another encoding'],
    ['with an accent read as Windows-1252', 'CafÃ©', 'another encoding'],
    ['with a degree sign read as Windows-1252', '30 Â°C', 'another encoding'],
    ['with a rupee sign read as Windows-1252', 'â‚¹ 500', 'another encoding'],
    ['with the sign for unreadable bytes', 'The \ufffd hall', 'another encoding'],
    ['of an old font', 'hnf¡pIÄ ]Tn¡p¶p.', 'Malayalam in Unicode'],
    ['with a spreadsheet error', '#N/A', 'spreadsheet'],
    ['from a cell that was too narrow', '########', 'spreadsheet'],
    ['with an HTML code', 'Research &amp; teaching', 'HTML code'],
    ['with a numbered HTML code', 'A&#8217;s', 'HTML code'],
    ['with a control character', 'Hall ticket.\u000bReport', 'control'],
    ['with a Windows-1252 byte as control character', 'The college\u0092s hall', 'control'],
    ['with half a sign', 'A \ud83c', 'half'],
    ['that turns its direction', 'Fee \u202e0001 sR', 'direction'],
  ])('%s', (_, text, rule) => {
    expect(ruleOf(text)).toContain(rule);
  });
});

it.each([
  'Really??',
  'Café, naïve, Erdős, “Spaß”, voilà…',
  'AT&T and R&D; Q&A',
  '45 m², 50 ± 5 °C, 10 µm, ½',
  'C# and #1',
  'ഡോ. ലാബ് പേഴ്സൺ',
  'https://ktu.edu.in/?a=1&b=2;c',
])('a sound text is accepted: %s', (text) => {
  expect(findGarbledText(text)).toEqual([]);
});

it('the place is shown, with the code of a sign that cannot be seen', () => {
  expect(findGarbledText('Bring the hall ticket.\u000bReport by 9 am.')[0]?.found).toBe(
    '"hall ticket.\\u000bReport by 9 " (U+000B)',
  );
});

describe('a Malayalam text without Malayalam letters', () => {
  it.each(['tUm. em_v t]gv', 'Dr. Lab Person', 'Room 3', '??', 'NOTICE: ADMISSION'])(
    'is refused: %s',
    (text) => {
      expect(findLost(text, 'ml')).toHaveLength(1);
    },
  );

  it.each([
    'GATE',
    'ISO 9001:2015',
    'IEEE 802.11ac',
    'GECT/A2/123/2026',
    '10:30–16:00',
    '5 kW',
    'antiragging.in',
    'https://ktu.edu.in/results',
    'MATLAB, Python',
    '–',
    'മുറി 3',
  ])('is accepted where all languages write it so: %s', (text) => {
    expect(findLost(text, 'ml')).toEqual([]);
  });
});

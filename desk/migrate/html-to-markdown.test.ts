import { describe, expect, it } from 'vitest';
import { plainBlocks } from '#app/lib/markdown/plain-words.ts';
import { parsePage } from './html.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';

const read = (html: string) =>
  htmlToMarkdown(parsePage(html), 'https://old.example/2025/06/fees/', 'Fees');
const said = (html: string) => read(html).dropped.map(({ en }) => en);

describe('words of a text of another system', () => {
  it.each([
    ['on two lines', '<p>One<br>Two</p>', ['One Two']],
    [
      'in cells and their blocks',
      '<table><tr><td>Fee<br>2025</td><td><p>One</p><p>Two</p><ul><li>a</li><li>b</li></ul></td></tr></table>',
      ['Fees', 'Fee 2025, One Two a; b'],
    ],
    [
      'of a table inside a table',
      '<table><tr><td>A</td><td><table><tr><td>B</td><td>C</td></tr></table></td></tr></table>',
      ['Fees', 'A, B C'],
    ],
    [
      'of a caption',
      '<table><caption>Rooms</caption><tr><th>No</th></tr><tr><td>5</td></tr></table>',
      ['Rooms', 'No', '5'],
    ],
    [
      'of a poem or a list of fixed width',
      '<pre>Sem 1\n\nSem 2</pre><p>End</p>',
      ['Sem 1  Sem 2', 'End'],
    ],
    [
      'of a question and its answer',
      '<details><summary>When?</summary>Now.</details>',
      ['When?', 'Now.'],
    ],
    [
      'of a dialog and a menu',
      '<dialog>Notice</dialog><menu><li>One</li></menu>',
      ['Notice', 'One'],
    ],
    [
      'of blocks without spaces',
      '<div>One</div><div>Two</div><ul><li>Three</li><li>Four</li></ul>',
      ['One', 'Two', 'Three', 'Four'],
    ],
    [
      'as powers',
      '<p>10<sup>5</sup> m<sup>2</sup> on the 3<sup>rd</sup></p>',
      ['10^5 m² on the 3rd'],
    ],
    ['with control characters', '<p>One&#11;Two &#150; three</p>', ['One Two – three']],
  ])('%s are neither joined nor lost', (_, html, paragraphs) => {
    expect(plainBlocks(read(html).markdown)).toEqual(paragraphs);
  });
});

describe('the Markdown of a text', () => {
  it.each([
    ['line breaks', '<p>One<br>Two</p>', 'One\\\nTwo'],
    [
      'lines that begin with a bullet, and no line break where nothing follows',
      '<h3>Leave<br>Rules</h3><br><p>Bring:<br>• TC<br>• Marks list<br></p><p>(<b>GEC:</b>)</p>',
      '## Leave Rules\n\nBring:\\\n\\• TC\\\n\\• Marks list\n\n(**GEC:**)',
    ],
    [
      'the signs of an address that stands as words',
      '<p>Watch https://video.example/watch?v=abc&amp;t=10s and <a href="//WWW.x.example/a">x</a></p>',
      'Watch [https://video.example/watch?v=abc&t=10s](https://video.example/watch?v=abc&t=10s) and [x](https://www.x.example/a)',
    ],
    [
      'a table of lines with tabs',
      '<pre>Rank list\nRoll\tName\n1\tAnu\n</pre>',
      'Rank list\n\n:::table[Fees]\n| Roll | Name |\n| - | - |\n| 1 | Anu |\n:::',
    ],
    [
      'letters of clauses, and numbers that do not follow',
      '<ol start="3"><li value="3"><p>Fees</p><ol type="a"><li>Tuition</li><li>Mess</li></ol></li><li value="7">Dates<ol style="list-style-type: lower-roman"><li>First</li></ol></li></ol>',
      '3. Fees\n   :::clauses{type=a}\n   1. Tuition\n   2. Mess\n   :::\n\n7) Dates\n   :::clauses{type=i}\n   1. First\n   :::',
    ],
    [
      'a table without headings',
      '<table><tr><td>Phone</td><td>1</td></tr><tr><td>Fax</td><td>2</td></tr></table>',
      ':::table[Fees]\n| Phone | 1 |\n| - | - |\n| Fax | 2 |\n:::',
    ],
    [
      'the own caption of a table',
      '<table><caption>Rooms</caption><tr><th>No</th></tr><tr><td>5</td></tr></table>',
      ':::table[Rooms]\n| No |\n| - |\n| 5 |\n:::',
    ],
    [
      'the first row of a table that is one cell',
      '<table><tr><td colspan="2">Rooms 2026</td></tr><tr><td>No</td><td>Floor</td></tr><tr><td>5</td><td>1</td></tr></table>',
      ':::table[Rooms 2026]\n| No | Floor |\n| - | - |\n| 5 | 1 |\n:::',
    ],
    [
      'times and places',
      '<p>At 10:30, Venue:hall, സമയം:രാവിലെ</p>',
      'At 10:30, Venue:hall, സമയം:രാവിലെ',
    ],
    [
      'what would be a directive',
      '<p>See :figure[students] there</p>',
      'See \\:figure\\[students] there',
    ],
    [
      'spaces and other scripts in addresses',
      '<a href=" https://e.example/a b/ഫീസ് ">f</a>',
      '[f](https://e.example/a%20b/%E0%B4%AB%E0%B5%80%E0%B4%B8%E0%B5%8D)',
    ],
    [
      'addresses relative to the page',
      '<a href="../list.htm">list</a>',
      '[list](https://old.example/2025/06/list.htm)',
    ],
  ])('has %s', (_, html, markdown) => {
    expect(read(html).markdown).toBe(markdown);
  });
});

describe('named as left out or changed', () => {
  it.each([
    [
      'a link that is not encrypted',
      '<a href="http://e.example/x">x</a>',
      'Link left out, its words stay: http://e.example/x',
    ],
    [
      'a link of a picture',
      '<a href="https://e.example/form"><img src="https://e.example/a.jpg" alt="Apply"></a>',
      'Link of a picture left out: https://e.example/form',
    ],
    [
      'a picture with its description',
      '<img src="https://e.example/a.jpg" alt="Apply">',
      'Picture left out; put it into an album of the gallery, then choose it at “Put in at the cursor”: https://e.example/a.jpg (Apply)',
    ],
    [
      'struck-out words',
      '<p><del>1 June</del> 2 June</p>',
      'These words were struck out and are now ordinary text; delete them if they are no longer valid: 1 June',
    ],
    [
      'a table without headings',
      '<table><tr><td>A</td></tr><tr><td>B</td></tr></table>',
      'A table without headings: its first row became the headings: A',
    ],
    [
      'a film',
      '<video src="https://e.example/v.mp4"></video>',
      'Left out: <video> https://e.example/v.mp4',
    ],
    [
      'a picture that is in the page itself, by its beginning',
      `<p>Hall <img src="data:image/png;base64,${'A'.repeat(400)}">`,
      `Picture left out; put it into an album of the gallery, then choose it at “Put in at the cursor”: data:image/png;base64,${'A'.repeat(278)}…`,
    ],
    ['a choice', '<select><option>One</option></select>', 'Left out: <select> One'],
  ])('is %s', (_, html, words) => {
    expect(said(html)).toContain(words);
  });
});

describe('joined cells of a table', () => {
  const table = (...rows: string[]) =>
    `<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;

  it.each([
    [
      'over rows',
      table(
        '<th>Branch</th><th>Seats</th><th>Fee</th>',
        '<td>Civil</td><td>60</td><td rowspan="2">5,000</td>',
        '<td>Mechanical</td><td>30</td>',
      ),
      ['Branch, Seats, Fee', 'Civil, 60, 5,000', 'Mechanical, 30, 5,000'],
    ],
    [
      'over columns, with a heading of its row among them',
      table(
        '<th>Branch</th><th>First year</th><th>Second year</th>',
        '<th>Civil</th><td colspan="2">5,000</td>',
        '<td colspan="2">Total</td><td>9,000</td>',
      ),
      ['Branch, First year, Second year', 'Civil, 5,000, 5,000', 'Total, , 9,000'],
    ],
    [
      'over rows and columns, and over all rows that follow',
      table(
        '<th>A</th><th>B</th><th>C</th>',
        '<td rowspan="0">x</td><td colspan="2" rowspan="2">y</td>',
        '',
        '<td>z</td><td>w</td>',
      ),
      ['A, B, C', 'x, y, y', 'x, y, y', 'x, z, w'],
    ],
  ])('have their words in each place: %s', (_, html, rows) => {
    expect(plainBlocks(read(html).markdown)).toEqual(['Fees', ...rows]);
    expect(said(html)).toContainEqual(expect.stringContaining('Joined cells'));
  });

  it('are not reported where there are none', () => {
    expect(said(table('<td colspan="1">A</td>', '<td>B</td>'))).not.toContainEqual(
      expect.stringContaining('Joined cells'),
    );
  });
});

import type { Pastes, Row } from './pastes.ts';

const CHECKED =
  '<ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,A" alt="checked"/><p><span style="text-decoration:line-through">Submit memo</span></p></li><li role="checkbox" aria-checked="false"><p>Pay fee</p></li></ul>';
const TICKS = ['Ticks of a list left out, its words stay.'];
const small = (mark: string) =>
  `<span style='font-family:"Courier New"'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>`;
const indented = (inches: number, mark: string, words: string) =>
  `<p class=MsoListParagraph style='margin-left:${inches}in;text-indent:-.25in'>${small(mark)}${words}</p>`;
const column = (first: string, second: string) =>
  `<p class=MsoNormal>${first}<span style='mso-tab-count:1'>&nbsp;&nbsp; </span>${second}<o:p></o:p></p>`;

const named = (name: string): [string, string, string] => [
  name,
  `<${name}>One</${name}>`,
  `<${name}>Two</${name}>`,
];
/** Elements that a page shows below each other, with the words of two. */
const LINES: [what: string, first: string, second: string][] = [
  ...['center', 'dialog', 'dt', 'main', 'marquee', 'nav', 'search', 'dd', 'section'].map(named),
  ['summary and details', '<details><summary>One</summary>', 'Two</details>'],
  ['legend', '<fieldset><legend>One</legend>', 'Two</fieldset>'],
  ...['block', 'flex', 'grid', 'list-item'].map((display): [string, string, string] => [
    `display: ${display}`,
    `<app-row style="display:${display}">One</app-row>`,
    `<span style="display:${display}">Two</span>`,
  ]),
  ['side by side', '<div style="display:flex"><span>One</span>', '<span>Two</span></div>'],
];

/** What editors of pages, chats and wikis copy. */
export const OTHER_PROGRAMS: Pastes = {
  lists: [
    ['ticked in Google Docs, which strikes the words', CHECKED, '- Submit memo\n- Pay fee', TICKS],
    [
      'ticked in Tiptap',
      '<ul data-type="taskList"><li data-checked="true"><label><input type="checkbox" checked="checked"></label><div><p>Memo</p></div></li></ul>',
      '- Memo',
      TICKS,
    ],
    [
      'of a mail that has lost the style of Word',
      `${indented(0.5, '·', 'First')}${indented(1, 'o', 'Inner')}${indented(0.5, '·', 'Second')}<p>Then</p>${indented(0.5, '(a)', 'Fee')}${indented(0.5, '(b)', 'Mess')}`,
      '- First\n  - Inner\n- Second\n\nThen\n\n:::clauses{type=a}\n1. Fee\n2. Mess\n:::',
    ],
    [
      'of Quill, one for all levels and kinds',
      '<ol><li data-list="bullet">One</li><li data-list="bullet" class="ql-indent-1">Inner</li><li data-list="ordered">Two</li><li data-list="ordered">Three</li></ol>',
      '- One\n  - Inner\n\n1. Two\n2. Three',
    ],
    [
      'of Lexical, one inside an item of its own',
      '<ul><li value="1"><span>A</span></li><li value="2"><ul><li value="1"><span>B</span></li></ul></li></ul>',
      '- A\n  - B',
    ],
  ],

  tables: [
    [
      'with the name below them, of WordPress and CKEditor',
      '<figure class="wp-block-table"><table><tr><td>A</td><td>B</td></tr><tr><td>1</td><td>2</td></tr></table><figcaption>Ranks</figcaption></figure>',
      ':::table[Ranks]\n| A | B |\n| - | - |\n| 1 | 2 |\n:::',
    ],
    [
      'of columns that Word draws with tabs',
      `${column('Name', 'Rank')}${column('Anu', '12')}`,
      ':::table[Table]\n| Name | Rank |\n| - | - |\n| Anu | 12 |\n:::',
    ],
    [
      'below a quotation, which is not their name',
      '<blockquote><p>Note</p></blockquote><table><tr><td>A</td><td>B</td></tr><tr><td>1</td><td>2</td></tr></table>',
      '> Note\n\n:::table[Table]\n| A | B |\n| - | - |\n| 1 | 2 |\n:::',
    ],
    [
      'that place one frame with a text of Word',
      '<p>Before</p><table><tr><td width=10 height=10></td></tr><tr><td></td><td><p>Box words</p></td></tr></table>',
      'Before\n\nBox words',
    ],
    [
      'with bold headings, which a heading is',
      '<h2><b>Halls</b></h2><table><tr><td><b>No</b></td><td><b>Hall</b></td></tr><tr><td>1</td><td><b>LH</b></td></tr></table>',
      '## Halls\n\n:::table[Halls]\n| No | Hall |\n| - | - |\n| 1 | **LH** |\n:::',
    ],
  ],

  'signs and pictures': [
    [
      'signs that nobody sees, and letters that a PDF joins',
      '<p>Univer&shy;sity of\u200b veri\ufb01cation \u200e\ufeffഅവന്\u200d</p>',
      'University of verification അവന്\u200d',
    ],
    [
      'pictures of a chat for its signs, and those that only make room',
      '<p>Results <img class="emoji" alt="🎉" src="./1f389.png"><img src="spacer.gif" width="1" height="10" alt=""></p>',
      'Results 🎉',
    ],
    [
      'pictures of fonts: arrows and ticks of Word, Greek letters, the rupee before it had a place of its own',
      '<p>Office <span style="font-family:Wingdings;mso-char-type:symbol"><span>à</span></span> Hall <font face="Wingdings">ü</font>, <span style="font-family:Symbol">a <b style="font-family:Arial">a</b></span>, <span style=\'font-family:"Rupee Foradian"\'>`</span>500, <i class="material-icons">picture_as_pdf</i> Order</p>',
      'Office → Hall ✓, α **a**, ₹500, Order',
    ],
    [
      'what is in an old font, which is named',
      '<p><span style=\'font-family:"ML-TTKarthika"\'>tImtfPv</span> 2026</p>',
      'tImtfPv 2026',
      [
        'Words of an old font: their letters are signs here; convert them to Unicode first: tImtfPv',
      ],
    ],
    [
      'signs of a PDF and of Word in places of their own, and of a machine',
      '<p>Hall\uf0e0Office\u0007 pre\u001efinal, the college\u0092s bus</p>',
      'Hall→Office pre-final, the college’s bus',
    ],
    [
      'letters that are drawn bold in a chat, or of full width',
      '<p>𝗡𝗼𝘁𝗶𝗰𝗲： 𝐅𝐞𝐞 （１）</p>',
      'Notice: Fee (1)',
    ],
    [
      'lowered figures, fractions, and a power before a line',
      '<p>CO<sub>2</sub>, log<sub>2</sub>8, x<span style="vertical-align:sub">n</span>, <sup>1</sup>/<sub>2</sub> of 1<sup>1</sup>/<sub>2</sub> hours, m<sup>3</sup>/s <sub>as seen</sub></p>',
      'CO₂, log₂8, x_n, 1/2 of 1 1/2 hours, m³/s as seen',
    ],
    [
      'the sign of a file before its name',
      '<p><a href="https://docs.google.com/document/d/1/edit"><img src="data:image/png;base64,B">Fee order</a></p>',
      '[Fee order](https://docs.google.com/document/d/1/edit)',
    ],
    [
      'letters and degrees that are raised',
      '<p>2<sup>n</sup>, 30<sup>o</sup>C, 1<sup>st</sup> December</p>',
      '2^n, 30°C, 1st December',
    ],
    [
      'a formula of a page, and one of a chat bot that is drawn a second time',
      '<p>Then <math><mrow><mi>x</mi><mo>=</mo><mn>2</mn></mrow></math> and <span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>y</mi></mrow><annotation>y</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">y</span></span></p>',
      'Then x=2 and y',
      ['A formula stands as words; check it: x=2', 'A formula stands as words; check it: y'],
    ],
  ],

  'parts of a page': [
    ...LINES.map(
      ([what, first, second]): Row => [`lines of their own: ${what}`, first + second, 'One\n\nTwo'],
    ),
    [
      'an empty line between words in no block, by a style or by breaks',
      '<span style="white-space: pre-wrap">One\n\nTwo\nThree</span>',
      'One\n\nTwo\\\nThree',
    ],
    ['two breaks', 'One<br><br>Two', 'One\n\nTwo'],
    [
      'parts of one line of a heading',
      '<h2><span style="display:block">One</span><span style="display:block">Two</span></h2>',
      '## One Two',
    ],
    [
      'a menu, and words in quotation marks that a page draws',
      '<menu><li>Say <q>yes</q></li></menu>',
      '- Say “yes”',
    ],
    [
      'sums that a page writes before the rows',
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tfoot><tr><td>Sum</td><td>3</td></tr></tfoot><tbody><tr><td>x</td><td>3</td></tr></tbody></table>',
      ':::table[Table]\n| A | B |\n| - | - |\n| x | 3 |\n| Sum | 3 |\n:::',
    ],
    [
      'a form that is the whole page keeps its words, not what is pressed',
      '<form id="aspnetForm"><p>Apply by Friday.</p><button>Print</button><input value="x"></form>',
      'Apply by Friday.',
      ['Left out: Print', 'Left out: x'],
    ],
    [
      'a form names what it offers to choose',
      '<p>Branch <select><option value="">Choose</option><optgroup label="B.Tech"><option>CSE</option><option selected>ECE</option></optgroup></select> of the student</p>',
      'Branch of the student',
      ['Left out: Choose, CSE, ECE'],
    ],
    [
      'what a wiki writes beside a heading',
      '<h2>History</h2><span class="mw-editsection">[<a href="/w/index.php?action=edit">edit</a>]</span><p>Old</p>',
      '## History\n\nOld',
    ],
    [
      'words that a style hides',
      '<p>Shown<span style="visibility:hidden"> secret</span></p>',
      'Shown',
      ['A comment or hidden words of the document left out: secret'],
    ],
    [
      'lines of a program in a frame of a chat bot',
      '<pre><div>bash</div><div><code>npm install\nnpm test</code></div></pre>',
      'bash\n\n`npm install`\\\n`npm test`',
    ],
  ],
};

import type { Pastes } from './pastes.ts';

const docs = (body: string) =>
  `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">${body}</b><br class="Apple-interchange-newline">`;
const item = (level: number, mark: string, words: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;
const online = (level: number, list: string, words: string) =>
  `<div class="ListContainerWrapper"><${list} role="list"><li data-aria-level="${level}" role="listitem"><p class="Paragraph"><span>${words}</span><span class="EOP">&nbsp;</span></p></li></${list.slice(0, 2)}></div>`;
const excel = (css: string, rows: string) =>
  `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>\n<!--td {color:black; text-decoration:none;}\n${css}\n--></style></head><body><table border=0><!--StartFragment--><col width=64 span=3>${rows}<!--EndFragment--></table></body></html>`;

/** What word processors, sheets and pages copy. */
export const PROGRAMS: Pastes = {
  'Google Docs': [
    [
      'an empty line, and words that are bold',
      docs(
        '<p dir="ltr"><span style="font-weight:400;white-space:pre-wrap;">Last day: </span><span style="font-weight:700;">3 December</span></p><br /><p dir="ltr"><span style="font-weight:400;">Bring the memo.</span></p>',
      ),
      'Last day: **3 December**\n\nBring the memo.',
    ],
    [
      'struck words',
      docs(
        '<p><span style="text-decoration:line-through;">Fee: 500 rupees</span><span style="text-decoration:none;"> Fee: 650 rupees</span></p>',
      ),
      'Fee: 650 rupees',
      ['Deleted words left out: Fee: 500 rupees'],
    ],
    [
      'a list beside its items, with letters, and raised numbers',
      docs(
        '<ol><li style="list-style-type:decimal;" aria-level="1"><p role="presentation">Fees</p></li><ol><li style="list-style-type:lower-alpha;" aria-level="2"><p>Tuition</p></li><li style="list-style-type:lower-alpha;" aria-level="2"><p>Mess</p></li></ol><li style="list-style-type:decimal;" aria-level="1"><p>Rooms of 9 m<span style="vertical-align:super;">2</span></p></li></ol>',
      ),
      '1. Fees\n   :::clauses{type=a}\n   1. Tuition\n   2. Mess\n   :::\n2. Rooms of 9 m²',
    ],
    [
      'a list to be ticked',
      docs(
        '<ul><li role="checkbox" aria-checked="false" style="list-style-type:none"><img src="data:image/png;base64,AA==" alt="unchecked" aria-roledescription="checkbox" /><p style="display:inline-block">Marks list</p></li></ul>',
      ),
      '- Marks list',
    ],
    [
      'a part of a list, without the items around it',
      docs('<ol><ol><ol><li style="list-style-type:upper-roman"><p>Third</p></li></ol></ol></ol>'),
      ':::clauses{type=I}\n1. Third\n:::',
    ],
  ],

  'sheets of Excel, Calc and Google': [
    [
      'a first row of one cell over the whole width is the name',
      '<table><tr><td colspan=2 align="center">Fees 2026-27</td></tr><tr><td>Item</td><td>Amount</td></tr><tr><td>Tuition</td><td sdval="123456">1,23,456</td></tr></table>',
      ':::table[Fees 2026-27]\n| Item | Amount |\n| - | - |\n| Tuition | 1,23,456 |\n:::',
    ],
    [
      'so are two of them, and one that is written over empty cells',
      '<table><tr><td colspan=3>Government College</td></tr><tr><td>Results</td><td><br></td><td><br></td></tr><tr><td>A</td><td>B</td><td>C</td></tr><tr><td>1</td><td>2</td><td>3</td></tr><tr><td></td><td></td><td></td></tr></table>',
      ':::table[Government College, Results]\n| A | B | C |\n| - | - | - |\n| 1 | 2 | 3 |\n:::',
    ],
    [
      'what a class strikes out or hides is left out, long words are no joined cell',
      excel(
        '.xl65 {font-weight:700;}\n.xl66 {color:red; text-decoration:line-through;}',
        "<tr><td class=xl65>Head</td><td>Old</td><td>New</td></tr><tr><td>Tuition</td><td class=xl66>500</td><td>650</td></tr><tr style='display:none'><td>Secret</td><td>1</td><td>2</td></tr><tr><td colspan=2 style='mso-ignore:colspan'>Caution deposit of all</td><td>100</td></tr>",
      ),
      ':::table[Table]\n| Head | Old | New |\n| - | - | - |\n| Tuition | | 650 |\n| Caution deposit of all | | 100 |\n:::',
      [
        'Deleted words left out: 500',
        'A comment or hidden words of the document left out: Secret12',
      ],
    ],
    [
      'two rows of headings become one',
      '<table><tr><th rowspan=2>Branch</th><th colspan=2>Seats</th></tr><tr><th>Merit</th><th>Other</th></tr><tr><td>CE</td><td>40</td><td>20</td></tr></table>',
      ':::table[Table]\n| Branch | Seats: Merit | Seats: Other |\n| - | - | - |\n| CE | 40 | 20 |\n:::',
      ['Joined cells of a table were divided, their words stand in each of them; check it.'],
    ],
    [
      'a comment of Calc',
      '<table><tr><td>A</td><td>B</td></tr><tr><td>1</td><td><a class="comment-indicator"></a><comment>ask accounts</comment>2</td></tr></table>',
      ':::table[Table]\n| A | B |\n| - | - |\n| 1 | 2 |\n:::',
      ['A comment or hidden words of the document left out: ask accounts'],
    ],
    ['one cell is its words', excel('', '<tr><td>CSE</td></tr>'), 'CSE'],
  ],

  tables: [
    [
      'the short line or the heading above is the name',
      '<h1>ANNEXURE I</h1><p>List of halls:</p><table><tr><td>Sl</td><td>Hall</td></tr><tr><td>1</td><td>LH 101</td></tr></table><h1>ANNEXURE II</h1><div><table><tr><td>Sl</td><td>Reg</td></tr><tr><td>1</td><td>21</td></tr></table></div>',
      '## ANNEXURE I\n\n:::table[List of halls]\n| Sl | Hall |\n| - | - |\n| 1 | LH 101 |\n:::\n\n## ANNEXURE II\n\n:::table[ANNEXURE II]\n| Sl | Reg |\n| - | - |\n| 1 | 21 |\n:::',
    ],
    [
      'a sentence is none, nor is a line with a link',
      '<p>The halls are these.</p><table><tr><td>Sl</td><td>Hall</td></tr></table><p><a href="/a">Halls</a></p><table><tr><td>Sl</td><td>Hall</td></tr></table>',
      'The halls are these.\n\n:::table[Table]\n| Sl | Hall |\n| - | - |\n:::\n\n[Halls](/a)\n\n:::table[Table]\n| Sl | Hall |\n| - | - |\n:::',
    ],
    [
      'a frame around a letter is its text',
      '<table border=1><tr><td><p>Dear <b>Sir</b>,</p><ul><li>Fee</li></ul></td></tr></table>',
      'Dear **Sir**,\n\n- Fee',
    ],
    [
      'so is one that lays out a mail',
      '<table role="presentation"><tr><td><div>Hello</div></td><td><div>Office</div></td></tr></table>',
      'Hello\n\nOffice',
    ],
  ],

  lists: [
    [
      'letters and Roman numbers of clauses',
      '<ol><li>Fees<ol type="a"><li>Tuition</li></ol></li><li>Dates<ol style="list-style-type: upper-roman"><li>First</li></ol></li></ol>',
      '1. Fees\n   :::clauses{type=a}\n   1. Tuition\n   :::\n2. Dates\n   :::clauses{type=I}\n   1. First\n   :::',
    ],
    [
      'their own numbers',
      '<ol start="3"><li>Attendance</li><li value="7">Ragging</li></ol><p>And</p><ol reversed><li>Two</li><li>One</li></ol>',
      '3. Attendance\n\n7) Ragging\n\nAnd\n\n2. Two\n\n1) One',
    ],
    [
      'letters by style, also where an attribute says otherwise',
      '<ol type="1" style="list-style: lower-alpha inside"><li>Fees</li></ol>',
      ':::clauses{type=a}\n1. Fees\n:::',
    ],
    [
      'marks that were typed',
      '<ol style="list-style-type:none"><li>(a) Fees</li><li>(b) Dates</li></ol>',
      '- (a) Fees\n- (b) Dates',
    ],
    [
      'letters that the site does not have, or that a style draws',
      '<ol style="list-style-type:lower-greek"><li>Fees</li></ol><p>And</p><ol style="list-style-type:none"><li>Dates</li></ol>',
      '1. Fees\n\nAnd\n\n1. Dates',
      ['Letters of a list were replaced by numbers; check what refers to them.'],
    ],
    [
      'of Word, by what it writes before the items',
      `${item(1, '(a)', 'Tuition')}${item(1, '(b)', 'Fee of 1.5')}${item(2, '(i)', 'First')}${item(2, '(ii)', 'Second')}${item(1, '(c)', 'Mess')}<p>Then</p>${item(1, 'H.', 'Eighth')}${item(1, 'I.', 'Ninth')}`,
      '::::clauses{type=a}\n1. Tuition\n2. Fee of 1.5\n   :::clauses{type=i}\n   1. First\n   2. Second\n   :::\n3. Mess\n::::\n\nThen\n\n:::clauses{type=A}\n8. Eighth\n9. Ninth\n:::',
    ],
    [
      'numbers of Word with several parts',
      `${item(2, '1.1', 'Scope')}${item(2, '1.2', 'Terms')}`,
      '- 1.1 Scope\n- 1.2 Terms',
      ['Numbers of a list stand as words before its items.'],
    ],
    [
      'of Word in the browser, a list for each item',
      `${online(1, 'ul', 'Marks list')}${online(2, 'ul', 'of Plus Two')}${online(1, 'ul', 'Photograph')}<p>Then</p>${online(1, 'ol start="1"', 'Apply')}${online(1, 'ol start="2"', 'Pay')}`,
      '- Marks list\n  - of Plus Two\n- Photograph\n\nThen\n\n1. Apply\n2. Pay',
    ],
    [
      'with words between their items',
      '<ul><li>Form</li><p>signed</p><ul><li>Fee</li></ul></ul>',
      '- Form\n\n  signed\n\n  - Fee',
    ],
  ],

  notes: [
    [
      'of Writer',
      '<p>Fee for all<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a>.</p><div id="sdfootnote1"><p><a class="sdfootnotesym" href="#sdfootnote1anc">1</a>As per G.O. 12/2026.</p></div>',
      'Fee for all (1).\n\n(1) As per G.O. 12/2026.',
    ],
    [
      'of Word',
      `<p>Fee for all<a href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference><span>[1]</span></span></a>.</p><p><a href="#_ftnref1" name="_ftn1">[1]</a> As per G.O. 12/2026.</p>`,
      'Fee for all (1).\n\n(1) As per G.O. 12/2026.',
    ],
    [
      'of a wiki, and a number that only looks like one',
      '<p>Founded in 1939.<sup class="reference"><a href="https://wiki.example/X#cite_note-1">[1]</a></sup> It has a lake<sup>2</sup> of 5 m<sup>2</sup>.</p><p><a href="#cite_ref-1">^</a> Annual report</p><p><sup>2</sup> Of <sup>1</sup>/<sub>2</sub> acre, see <a href="#b">B</a></p>',
      'Founded in 1939. (1) It has a lake (2) of 5 m².\n\nAnnual report\n\n(2) Of 1/2 acre, see B',
    ],
  ],

  lines: [
    [
      'of <pre>',
      '<p>Call</p><pre>Office 1\nHostel <b>2</b></pre>',
      'Call\n\nOffice 1\\\nHostel **2**',
    ],
    [
      'of <pre> with tabs',
      '<p>Roll list</p><pre>Roll\tName\n1\tAnu\n2\tBinu</pre>',
      ':::table[Roll list]\n| Roll | Name |\n| - | - |\n| 1 | Anu |\n| 2 | Binu |\n:::',
    ],
    [
      'of a chat, by its style',
      '<span style="white-space: pre-wrap">Bring:\nmemo</span>',
      'Bring:\\\nmemo',
    ],
    [
      'of a mail',
      '<div dir="ltr"><div>Dear Sir,</div><div><br></div><div>Come at 10.<br>Bring it.<br><br>Regards<br></div></div>',
      'Dear Sir,\n\nCome at 10.\\\nBring it.\n\nRegards',
    ],
  ],
  'marks and addresses': [
    [
      'an address is put right',
      '<p><a href="HTTPS://ktu.edu.in/A">1</a> <a href="//ktu.edu.in/b">2</a> <a href="www.ktu.edu.in">5</a> <a href="mailto:office@college.example?subject=Fee">3</a> <a href="tel:+91 (484) 242-3456">4</a></p>',
      '[1](https://ktu.edu.in/A) [2](https://ktu.edu.in/b) [5](https://www.ktu.edu.in) [3](mailto:office@college.example) [4](tel:+91484242-3456)',
      ['Of a mail link only the address stays; left out: subject=Fee'],
    ],
    [
      'a page that has the marks of this editor has nothing of its own',
      '<div data-name="contacts" data-values="x">Data</div><div data-box="note">Box</div>',
      'Data\n\nBox',
    ],
  ],
};

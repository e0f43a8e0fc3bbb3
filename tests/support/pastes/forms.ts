import type { Pastes, Row } from './pastes.ts';

const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style></head><body lang=EN-IN><!--StartFragment-->${body}<!--EndFragment--></body></html>`;
const item = (mark: string, words: string, level = 1) =>
  `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;
const EARLIER =
  'Lines of another mail, with its sender, stand in the text; delete what the page is not to show.';
const HIDDEN = '117e777778727451727e7d7d7476743f7469707c617d74';

/** What keeps its form, and what is left out and named. */
export const FORMS: Pastes = {
  'keeps its form': [
    [
      'paragraphs, bold and links of Word',
      word(
        '<p class=MsoNormal>The office is <b>closed</b> on\r\n27 November.<o:p></o:p></p>\r\n\r\n<p class=MsoNormal>See <a href="https://ktu.example/a">the order</a>.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>',
      ),
      'The office is **closed** on 27 November.\n\nSee [the order](https://ktu.example/a).',
    ],
    [
      'bold words before a space',
      '<p><b>Venue: </b>Seminar hall<b> </b></p>',
      '**Venue:** Seminar hall',
    ],
    [
      'lists of Word',
      word(`${item('·', 'Marks list')}\r\n${item('·', 'Photograph')}`),
      '- Marks list\n- Photograph',
    ],
    [
      'numbered lists of Word inside each other, which go on after a paragraph',
      word(
        `${item('1.', 'Apply')}${item('a.', 'online', 2)}${item('b.', 'at the office', 2)}<p class=MsoNormal>Keep the receipt.<o:p></o:p></p>${item('2.', 'Pay')}`,
      ),
      '1. Apply\n   :::clauses{type=a}\n   1. online\n   2. at the office\n   :::\n\nKeep the receipt.\n\n2. Pay',
    ],
    [
      'a table of Word',
      word(
        '<table><tr><td><p class=MsoNormal><b>Course</b></p></td><td><p>Fee</p></td></tr><tr><td><p>B.Tech</p></td><td><p>₹650</p></td></tr></table>',
      ),
      ':::table[Table]\n| Course | Fee |\n| - | - |\n| B.Tech | ₹650 |\n:::',
    ],
    [
      'cells of Excel, which marks what was copied inside the table',
      '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table border=0><!--StartFragment--> <col width=64><tr height=20> <td>Course</td> <td>Seats</td></tr><tr><td>CSE</td><td align=right>60</td></tr><!--EndFragment--></table></body></html>',
      ':::table[Table]\n| Course | Seats |\n| - | - |\n| CSE | 60 |\n:::',
    ],
    [
      'one row of Excel',
      '<html><body><table border=0><col width=67 span=2><tr height=19><!--StartFragment--><td>CSE</td><td>60</td><!--EndFragment--></tr></table></body></html>',
      ':::table[Table]\n| CSE | 60 |\n| - | - |\n:::',
    ],
    [
      'a text of Google Docs',
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:400">Last day: </span><span style="font-weight:700">3 December</span></p></b>',
      'Last day: **3 December**',
    ],
    [
      'a page with a heading',
      '<h1>Hostel</h1><div>Rooms for <i>all</i>.</div><ul><li>Mess</li></ul>',
      '## Hostel\n\nRooms for all.\n\n- Mess',
    ],
    [
      'a Malayalam text',
      word('<p class=MsoNormal><span lang=ML>ഓഫീസ് തുറക്കും: 10:30</span></p>'),
      'ഓഫീസ് തുറക്കും: 10:30',
    ],
    ['a power', '<p>10<sup>5</sup> m<sup>2</sup></p>', '10^5 m²'],
    [
      'the address to which a mail program or an editor leads on',
      '<p><a href="https://www.google.com/url?q=https://cee.kerala.gov.in/keam2026/&amp;sa=D&amp;usg=AOv">CEE portal</a> <a href="https://ind01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fktu.edu.in%2Fcircular&amp;data=05%7Cclerk%40college.example">KTU</a></p>',
      '[CEE portal](https://cee.kerala.gov.in/keam2026/) [KTU](https://ktu.edu.in/circular)',
    ],
    [
      'an e-mail address that Cloudflare hides',
      `<p>Write to <a href="https://old.example/cdn-cgi/l/email-protection#${HIDDEN}"><span class="__cf_email__" data-cfemail="${HIDDEN}">[email&#160;protected]</span></a> or <a href="/cdn-cgi/l/email-protection#${HIDDEN}">the office</a>.</p>`,
      'Write to [office@college.example](mailto:office@college.example) or [the office](mailto:office@college.example).',
    ],
  ],

  'is left out and named': [
    [
      'comments, hidden and deleted words of Word',
      word(
        `<p class=MsoNormal>The fee is <del cite="mailto:Clerk"><span>₹500</span></del><ins cite="mailto:Clerk"><span>₹650</span></ins><span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[C1]</a></span>. <span style='display:none;mso-hide:all'>Hidden remark.</span></p><div style='mso-element:comment-list'><hr><div style='mso-element:comment'><p class=MsoCommentText>check with accounts</p></div></div>`,
      ),
      'The fee is ₹650.',
      [
        'Deleted words left out: ₹500',
        'A comment or hidden words of the document left out: [C1]',
        'A comment or hidden words of the document left out: Hidden remark.',
        'A comment or hidden words of the document left out: check with accounts',
      ],
    ],
    [
      'a script, a forbidden link, a picture',
      '<p>Apply<script>alert(1)</script> <a href="javascript:alert(1)">here</a> <img src="file:///C:/x.png"><img src="https://e.example/a.png" alt="Map"><img src="https://e.example/a.png" alt="Map"></p>',
      'Apply here',
      [
        'Picture left out; put it into an album of the gallery, then choose it at “Put in at the cursor”.',
        'Picture left out; put it into an album of the gallery, then choose it at “Put in at the cursor”: https://e.example/a.png (Map)',
        'Link left out, its words stay: javascript:alert(1)',
      ],
    ],
    [
      'cells of several rows and columns, and lists in a cell',
      '<table><caption>Seats</caption><tr><th>Course</th><th>Seats</th><th>Note</th></tr><tr><td rowspan=2>CSE</td><td colspan=2><ul><li>60</li><li>6</li></ul></td></tr><tr><td>3</td><td>x</td></tr></table>',
      ':::table[Seats]\n| Course | Seats | Note |\n| - | - | - |\n| CSE | 60; 6 | 60; 6 |\n| CSE | 3 | x |\n:::',
      ['Joined cells of a table were divided, their words stand in each of them; check it.'],
    ],
    [
      'an examination of two sessions, a row for two days, a sum, and a column that has only joined cells',
      '<table><caption>Examinations</caption><tr><th>Day</th><th>FN</th><th colspan=2>AN</th></tr><tr><td rowspan=2>1 Dec</td><td colspan=3>EST100</td></tr><tr><td>MAT101</td><td colspan=2>PHT100</td></tr><tr><td>2 Dec</td><td rowspan=2 colspan=3>Study leave</td></tr><tr><td>3 Dec</td></tr><tr><td colspan=2>Total</td><td colspan=2>3</td></tr></table>',
      ':::table[Examinations]\n| Day | FN | AN |\n| - | - | - |\n| 1 Dec | EST100 | EST100 |\n| 1 Dec | MAT101 | PHT100 |\n| 2 Dec | Study leave | Study leave |\n| 3 Dec | Study leave | Study leave |\n| Total | | 3 |\n:::',
      ['Joined cells of a table were divided, their words stand in each of them; check it.'],
    ],
    ...['gmail_quote', 'gmail_quote gmail_quote_container'].map(
      (mark): Row => [
        `the mail that an answer quotes: ${mark}`,
        `<div dir="ltr">The visit is on Friday.</div><br><div class="${mark}"><div dir="ltr" class="gmail_attr">On Mon, 30 Nov 2026 at 10:12, KTU &lt;<a href="mailto:audit@ktu.example">audit@ktu.example</a>&gt; wrote:<br></div><blockquote class="gmail_quote"><p>Confirm the date.</p><p>Audit cell</p></blockquote></div>`,
        'The visit is on Friday.',
        [
          'The mail that is quoted below was left out: On Mon, 30 Nov 2026 at 10:12, KTU <audit@ktu.example> wrote: Confirm the date. Audit cell',
        ],
      ],
    ),
    [
      'the mail that an answer quotes: Thunderbird',
      '<p>Noted.</p><div class="moz-cite-prefix">On 30/11/2026 10:12, KTU wrote:<br></div><blockquote type="cite" cite="mid:1@ktu.example"><p>Confirm the date.</p></blockquote>',
      'Noted.',
      [
        'The mail that is quoted below was left out: On 30/11/2026 10:12, KTU wrote:',
        'The mail that is quoted below was left out: Confirm the date.',
      ],
    ],
    [
      'nothing of a mail that was sent on',
      '<div>For the notice board.</div><div class="gmail_quote"><div class="gmail_attr">---------- Forwarded message ---------<br>From: KTU</div><p>Register by Friday.</p></div>',
      'For the notice board.\n\n\\---------- Forwarded message ---------\\\nFrom: KTU\n\nRegister by Friday.',
      [EARLIER],
    ],
    [
      'nothing of a mail without an answer',
      '<blockquote type="cite"><p>Register by Friday.</p></blockquote>',
      '> Register by Friday.',
      [EARLIER],
    ],
    [
      'nothing of Outlook, which marks the sender alone',
      '<p>Noted.</p><hr><div id="divRplyFwdMsg" dir="ltr"><b>From:</b> KTU</div><p>Confirm the date.</p>',
      'Noted.\n\n**From:** KTU\n\nConfirm the date.',
      [EARLIER],
    ],
    [
      'an e-mail address that cannot be read',
      '<p>Write to <a href="/cdn-cgi/l/email-protection">us</a>.</p>',
      'Write to us.',
      ['The page hides an e-mail address; type it.'],
    ],
  ],
};

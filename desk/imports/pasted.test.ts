import { expect, it } from 'vitest';
import { run } from './pasted.ts';

const paste = (html: string) => run({ html, caption: 'Table' });

const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style></head><body lang=EN-IN><!--StartFragment-->${body}<!--EndFragment--></body></html>`;
const item = (
  mark: string,
  words: string,
) => `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

it.each([
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
    'numbered lists of Word',
    word(`${item('1.', 'Register')}\r\n${item('2.', 'Pay')}`),
    '1. Register\n2. Pay',
  ],
  [
    'a table of Word or Excel',
    word(
      '<table><tr><td><p class=MsoNormal><b>Course</b></p></td><td><p>Fee</p></td></tr><tr><td><p>B.Tech</p></td><td><p>₹650</p></td></tr></table>',
    ),
    ':::table[Table]\n| **Course** | Fee  |\n| ---------- | ---- |\n| B.Tech     | ₹650 |\n:::',
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
])('%s are kept', (_, html, markdown) => {
  expect(paste(html)).toEqual({
    markdown,
    dropped: html.includes('<table')
      ? [expect.objectContaining({ en: expect.stringContaining('without headings') })]
      : [],
  });
});

it('what is left out is named, and no script comes along', () => {
  const { markdown, dropped } = paste(
    '<p>Apply<script>alert(1)</script> <a href="javascript:alert(1)">here</a> <img src="https://e.example/a.png" alt="Map"><img src="https://e.example/a.png" alt="Map"></p>',
  );
  expect(markdown).toBe('Apply here');
  expect(dropped.map(({ en }) => en)).toEqual([
    'Left out: <script> alert(1)',
    'Link left out, its words stay: javascript:alert(1)',
    'Picture left out; add it to the gallery: https://e.example/a.png (Map)',
  ]);
});

const HIDDEN = '117e777778727451727e7d7d7476743f7469707c617d74';
it.each([
  [
    `Write to <a href="https://old.example/cdn-cgi/l/email-protection#${HIDDEN}"><span class="__cf_email__" data-cfemail="${HIDDEN}">[email&#160;protected]</span></a>.`,
    'Write to <office@college.example>.',
  ],
  [
    `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${HIDDEN}">[email&#160;protected]</a>`,
    '<office@college.example>',
  ],
  [
    `<a href="/cdn-cgi/l/email-protection#${HIDDEN}">The office</a>`,
    '[The office](mailto:office@college.example)',
  ],
  [`<span data-cfemail="${HIDDEN}">[email&#160;protected]</span>`, 'office\\@college.example'],
])('an e-mail address that Cloudflare hides is shown: %s', (html, markdown) => {
  expect(paste(`<p>${html}</p>`)).toEqual({ markdown, dropped: [] });
});

it('an e-mail address that cannot be read is asked for', () => {
  const { markdown, dropped } = paste(
    '<p>Write to <a href="/cdn-cgi/l/email-protection">[email&#160;protected]</a>.</p>',
  );
  expect([markdown, dropped.map(({ en }) => en)]).toEqual([
    'Write to \\[email\u00a0protected].',
    ['The page hides an e-mail address; type it.'],
  ]);
});

it('the address to which a mail program or an editor leads on is taken', () => {
  const { markdown } = paste(
    '<p><a href="https://www.google.com/url?q=https://cee.kerala.gov.in/keam2026/&amp;sa=D&amp;usg=AOv">CEE portal</a> <a href="https://ind01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fktu.edu.in%2Fcircular&amp;data=05%7Cclerk%40college.example">KTU</a></p>',
  );
  expect(markdown).toBe(
    '[CEE portal](https://cee.kerala.gov.in/keam2026/) [KTU](https://ktu.edu.in/circular)',
  );
});

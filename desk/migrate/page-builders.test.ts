import { expect, it } from 'vitest';
import { parsePage } from './html.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { withoutBuilder } from './page-builders.ts';

const ADDRESS = 'https://old.example/Department.aspx?id=1';
const read = (html: string) =>
  htmlToMarkdown(withoutBuilder(parsePage(html)), ADDRESS, 'Fees').markdown;

it.each([
  [
    'a page that ASP.NET has put into a form',
    '<a href="/">Home</a><form method="post" action="./Department.aspx"><input type="hidden" name="__VIEWSTATE" value="/wEP"><p>The department was started in 1986.</p><input type="submit" value="Go"></form>',
    '[Home](https://old.example/)\n\nThe department was started in 1986.',
  ],
  [
    'a page beside a form, without it',
    '<p>Ask the office by telephone.</p><form><p>Your name</p><input name="name"></form>',
    'Ask the office by telephone.',
  ],
  [
    'no marks of a builder',
    '<p>[vc_row][vc_column width="1/2"]The laboratory [Block B] is open.[/vc_column][/vc_row]</p>',
    'The laboratory \\[Block B] is open.',
  ],
  [
    'what only looks like a mark of a builder',
    '<p>[cs_101 Programming] [av_1] [av_one_full first]Read.[/av_one_full]</p>',
    '\\[cs_101 Programming] \\[av_1] Read.',
  ],
  [
    'the title of a part that is a heading already, once',
    '<h2 class="accordion-header"><button class="accordion-button">Rules</button></h2><p>Be on time.</p>',
    '## Rules\n\nBe on time.',
  ],
  [
    'no heading in a cell',
    '<table><tr><th>Part</th><th>Text</th></tr><tr><td><span class="accordion-title">Rules</span></td><td>Be on time.</td></tr></table>',
    ':::table[Fees]\n| Part | Text |\n| - | - |\n| Rules | Be on time. |\n:::',
  ],
  [
    'the number to which a counter counts',
    '<p>Students: <span class="elementor-counter-number" data-to-value="1250">0</span></p>',
    'Students: 1250',
  ],
  [
    'the title of each tab once, as a heading',
    '<div class="elementor-tabs-wrapper"><div class="elementor-tab-title">Rules</div></div><div class="elementor-tab-title">Rules</div><div hidden="hidden"><p>Be on time.</p></div>',
    '## Rules\n\nBe on time.',
  ],
])('a page has %s', (_, html, markdown) => {
  expect(read(html)).toBe(markdown);
});

import { expect, it } from 'vitest';
import { parseText } from '#app/lib/markdown/parse-text.ts';
import { renderText, type TextOptions } from './markdown.server.ts';
import { findTextFaults } from './text-faults.server.ts';

const OPTIONS: TextOptions = {
  headingLevel: 2,
  leafDirectives: [],
  textValue: (name, key) => (name === 'figure' && key === 'seats' ? '900+' : undefined),
  resolveLink: (href) => href,
  newTabNote: 'new tab',
};

async function htmlOf(source: string): Promise<string> {
  let html = '';
  for await (const block of renderText(parseText(source), OPTIONS))
    if (block.kind === 'html') html += block.html;
  return html.replaceAll(
    / target="_blank" rel="noopener noreferrer"|<span class="visually-hidden"> \(new tab\)<\/span>/g,
    '',
  );
}

it.each([
  [
    'a time',
    'Open from 10:30 to 16:00, 9:30am, 1:20.',
    '<p>Open from 10:30 to 16:00, 9:30am, 1:20.</p>',
  ],
  ['words after a colon', 'Venue:auditorium and `a`', '<p>Venue:auditorium and <code>a</code></p>'],
  ['Malayalam around a colon', 'സമയം:രാവിലെ 10:30.', '<p>സമയം:രാവിലെ 10:30.</p>'],
  [
    'a bracket after a word and a colon',
    'Venue:hall[**new**]{x} and 10:30[a]',
    '<p>Venue:hall[<strong>new</strong>]{x} and 10:30[a]</p>',
  ],
  ['an escaped colon', 'Venue\\:hall', '<p>Venue:hall</p>'],
  [
    'a known directive',
    'There are :figure[seats] seats.',
    '<p>There are <span>900+</span> seats.</p>',
  ],
  [
    'single tildes',
    '9~5 on weekdays and 10~4 on Saturday.',
    '<p>9~5 on weekdays and 10~4 on Saturday.</p>',
  ],
  [
    'a year at the beginning of a line',
    '2026. The year begins.\n\n1986. The college was founded.',
    '<p>2026. The year begins.</p>\n<p>1986. The college was founded.</p>',
  ],
  ['a year with a bracket', '2026) The year.', '<p>2026) The year.</p>'],
  ['a numbered list', '1. One\n2. Two', '<ol>\n<li>One</li>\n<li>Two</li>\n</ol>'],
  [
    'a list indented by a tab',
    'Rules:\n\n\t- bring the card\n\t- be on time',
    '<p>Rules:</p>\n<ul>\n<li>bring the card</li>\n<li>be on time</li>\n</ul>',
  ],
  ['an indented paragraph', 'One.\n\n    The fee is due.', '<p>One.</p>\n<p>The fee is due.</p>'],
  [
    'bullets of Word',
    '•\tFirst point\n•\tSecond point',
    '<ul>\n<li>First point</li>\n<li>Second point</li>\n</ul>',
  ],
  [
    'bullets of other programs',
    '·  First\n·  Second',
    '<ul>\n<li>First</li>\n<li>Second</li>\n</ul>',
  ],
  [
    'bullets in a font of signs',
    'Ø\tFirst\n§  Second',
    '<ul>\n<li>First</li>\n<li>Second</li>\n</ul>',
  ],
  ['bullets without a space', '•First\n●Second', '<ul>\n<li>First</li>\n<li>Second</li>\n</ul>'],
  [
    'numbers without a space',
    '1.ഫോം\n2.Photograph\n3. Card',
    '<ol>\n<li>ഫോം</li>\n<li>Photograph</li>\n<li>Card</li>\n</ol>',
  ],
  ['one number without a space', '1.First\n\n10.30', '<p>1.First</p>\n<p>10.30</p>'],
  [
    'a word in brackets before a colon',
    '[സമയം]: 10:30\n\n[Fee]: /fees',
    '<p>[സമയം]: 10:30</p>\n<p>[Fee]: /fees</p>',
  ],
  [
    'boxes before the items of a list',
    '- [ ] card\n- [x] form',
    '<ul>\n<li>[ ] card</li>\n<li>[x] form</li>\n</ul>',
  ],
  [
    'a line of dashes below a line',
    'Total\n---\n\nFees\n====',
    '<p>Total</p>\n<hr>\n<p>Fees\n====</p>',
  ],
  [
    'dashes of two lines',
    'Bring:\n– the card\n– two photographs',
    '<p>Bring:</p>\n<ul>\n<li>the card</li>\n<li>two photographs</li>\n</ul>',
  ],
  [
    'dashes with empty lines between',
    '— One\n\n— Two',
    '<ul>\n<li>\n<p>One</p>\n</li>\n<li>\n<p>Two</p>\n</li>\n</ul>',
  ],
  ['a long dash at the beginning of a line', '– from 1 June.', '<p>– from 1 June.</p>'],
  [
    'a dash in a sentence that was broken into lines',
    'The college\n- founded in 1986 -\nis old.',
    '<p>The college\n- founded in 1986 -\nis old.</p>',
  ],
  [
    'one item below a line with a colon',
    'Bring:\n- the card',
    '<p>Bring:</p>\n<ul>\n<li>the card</li>\n</ul>',
  ],
  [
    'one item below an empty line',
    'Bring the card.\n\n- **New** rule',
    '<p>Bring the card.</p>\n<ul>\n<li><strong>New</strong> rule</li>\n</ul>',
  ],
  [
    'two items directly below a line',
    'Rules\n- One\n- Two',
    '<p>Rules</p>\n<ul>\n<li>One</li>\n<li>Two</li>\n</ul>',
  ],
  [
    'bold before a Malayalam ending',
    '**കോളേജ്**ന്റെ, **(കോളേജ്)**ന്റെ',
    '<p><strong>കോളേജ്</strong>ന്റെ, <strong>(കോളേജ്)</strong>ന്റെ</p>',
  ],
  [
    'Malayalam directly after a host',
    'വിവരങ്ങൾ https://ktu.edu.in-ൽ ലഭിക്കും.',
    '<p>വിവരങ്ങൾ <a href="https://ktu.edu.in">https://ktu.edu.in</a>-ൽ ലഭിക്കും.</p>',
  ],
  [
    'Malayalam directly after a path',
    'https://ktu.edu.in/resultsൽ കാണാം.',
    '<p><a href="https://ktu.edu.in/results">https://ktu.edu.in/results</a>ൽ കാണാം.</p>',
  ],
  [
    'an address that is not encoded',
    '[T](https://ml.wikipedia.org/wiki/തൃ)',
    '<p><a href="https://ml.wikipedia.org/wiki/%E0%B4%A4%E0%B5%83">T</a></p>',
  ],
  [
    'a Malayalam host',
    '[F](https://കേരളം.ഭാരതം/x)',
    '<p><a href="https://xn--rvc1bzem2h.xn--rvc1e0am3e/x">F</a></p>',
  ],
])('%s is shown as it was typed', async (_, source, html) => {
  expect(await htmlOf(source)).toBe(html);
});

it.each([
  ['an unknown directive', 'See :figre[seats].', 'a known :figure[...] or :id[...]'],
  ['an empty link', 'First.\n\n[](https://ktu.edu.in)', 'words for the link: [words](address)'],
  ['a link with only a space', '[ ](https://ktu.edu.in)', 'words for the link: [words](address)'],
  [
    'an address with a space',
    '[form](https://a.example/b c)',
    'a link without spaces in its address: [words](address)',
  ],
  ['a heading without words', '##\n\nText', 'words after the marks'],
  [
    'bold marks with a space inside',
    'The ** last day ** is Monday',
    'bold words between two pairs of ** without spaces inside them',
  ],
  ['a fenced block', '```\na\n```', 'text without ``` or ~~~'],
  [
    'numbers that would be shown otherwise',
    '1. One\n3. Three',
    'numbers of a list that go up by one',
  ],
])('%s is a mistake that names the line', (_, source, expected) => {
  const faults = findTextFaults(parseText(source), OPTIONS);
  expect(faults.map((fault) => fault.expected.en)).toEqual([expected]);
  expect(faults[0]).toMatchObject({ path: ['text'], line: expect.any(Number) });
});

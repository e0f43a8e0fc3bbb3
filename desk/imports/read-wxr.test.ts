import { describe, expect, it } from 'vitest';
import { readWxr, textOf } from './read-wxr.ts';

const HEAD =
  '<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title><wp:wxr_version>1.2</wp:wxr_version>';
const END = '</channel></rss>';
const item = (title: string) => `<item><title>${title}</title></item>`;
const read = (text: string) => readWxr(Buffer.from(text));
const titles = (text: string) => read(text).items.map((each) => textOf(each, 'title'));
const said = (text: string) => read(text).problems.map(({ row, words }) => `${row} ${words.en}`);

describe('an export is read', () => {
  it.each([
    ['with blank lines before it', `\n\n<?xml version="1.0"?>${HEAD}${item('A')}${END}\n`, 'A', []],
    [
      'with marks of UTF-8 before it',
      `\ufeff\n\ufeff<?xml version="1.0"?>${HEAD}${item('A')}${END}`,
      'A',
      [],
    ],
    [
      'with a warning of a plug-in before it',
      `<b>Warning</b>: in plugin.php<br /><?xml version="1.0"?>${HEAD}${item('A')}${END}`,
      'A',
      ['0 Text outside the export was left out: <b>Warning</b>: in plugin.php<br />.'.slice(0, -1)],
    ],
    [
      'with control characters',
      `${HEAD}${item('A\u000bB')}${END}`,
      'A B',
      ['1 Control characters became spaces: U+000B (1)'],
    ],
    ['with references to them', `${HEAD}${item('A&#x1f;B')}${END}`, 'A B', []],
    [
      'with a bare &',
      `${HEAD}${item('A & B&nbsp;C &#8211; <![CDATA[&amp;]]>')}${END}`,
      'A & B&nbsp;C – &amp;',
      [],
    ],
  ])('%s', (_, text, title, problems) => {
    expect(titles(text)).toEqual([title]);
    expect(said(text)).toEqual(problems);
  });

  it('in the encoding that it names, or with the mark of UTF-16', () => {
    const text = `<?xml version="1.0" encoding="ISO-8859-1"?>${HEAD}${item('Café')}${END}`;
    expect(textOf(readWxr(Buffer.from(text, 'latin1')).items[0], 'title')).toBe('Café');
    expect(
      textOf(
        readWxr(Buffer.from(`\ufeff${HEAD}${item('ഫീസ്')}${END}`, 'utf16le')).items[0],
        'title',
      ),
    ).toBe('ഫീസ്');
  });

  it('although single bytes are damaged, and names their item', () => {
    const bytes = Buffer.concat([
      Buffer.from(`${HEAD}${item('A')}<item><title>B`),
      Buffer.from([0xe0, 0xb4]),
      Buffer.from(`</title></item>${END}`),
    ]);
    expect(readWxr(bytes).problems).toMatchObject([
      { row: 2, words: { en: 'Characters that cannot be read became �; type them again: � (1)' } },
    ]);
  });
});

describe('an export is refused with the reason', () => {
  it.each([
    ['whose end is missing', `${HEAD}${item('A')}<item>`, 'The end of this export file is missing'],
    ['with a damaged line', `\n${HEAD}\n<item><title>A</item>${END}`, 'is damaged in line 3'],
    ['without a version', '<rss xmlns:wp="w"><channel></channel></rss>', 'no version number'],
    [
      'in an unknown encoding',
      `<?xml version="1.0" encoding="x-old"?>${HEAD}${END}`,
      'the encoding “x-old”',
    ],
  ])('%s', (_, text, reason) => {
    expect(() => read(text)).toThrow(reason);
  });
});

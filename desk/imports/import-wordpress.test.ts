import { describe, expect, it } from 'vitest';
import { importWordPress } from './import-wordpress.ts';

type Item = {
  type?: string;
  title?: string;
  name?: string;
  status?: string;
  html?: string;
  excerpt?: string;
  date?: string;
  link?: string;
  extra?: string;
};

const item = ({
  type = 'post',
  title = 'Hostel rooms',
  name = 'hostel-rooms',
  status = 'publish',
  html = '<p>Rooms are open.</p>',
  excerpt = '',
  date = '2023-06-01 10:30:00',
  link = 'https://old.example/2023/06/hostel-rooms/',
  extra = '',
}: Item) => `
  <item><title>${title}</title><link>${link}</link><wp:post_id>7</wp:post_id><wp:post_name>${name}</wp:post_name><wp:post_date>${date}</wp:post_date>
  <wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type><excerpt:encoded><![CDATA[${excerpt}]]></excerpt:encoded>${extra}
  <content:encoded><![CDATA[${html}]]></content:encoded></item>`;

const file = (items: string, before = '') =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8" ?>${before}
<rss version="2.0" xmlns:content="c" xmlns:excerpt="e" xmlns:wp="w"><channel><title>Old site</title><wp:wxr_version>1.2</wp:wxr_version>${items}</channel></rss>`);

const read = (...items: Item[]) => importWordPress(file(items.map(item).join('')), 'about');
const textOf = (html: string) => {
  const { entries, problems } = read({ type: 'page', html });
  const { en } = (entries[0]?.value ?? {}) as { en?: { text: string } };
  return { text: en?.text ?? '', said: problems.map(({ words }) => words.en) };
};

describe('an export of WordPress', () => {
  it('gives a draft of a notice for each post, with its name and day', () => {
    const { entries, problems } = read({
      html: '<p>Rooms are <b>open</b>.</p>\n<ul><li>Apply</li><li>Pay</li></ul>',
      excerpt: 'Rooms are open',
    });
    expect(problems).toEqual([]);
    expect(entries.slice(0, 1)).toEqual([
      {
        kind: 'news',
        id: 'hostel-rooms',
        row: 1,
        draft: expect.stringMatching(/^new![0-9a-f]{24}$/),
        value: {
          title: { en: 'Hostel rooms' },
          summary: { en: 'Rooms are open' },
          issuedOn: '2023-06-01',
          body: [{ en: 'Rooms are open.' }, { en: 'Apply' }, { en: 'Pay' }],
        },
      },
    ]);
  });

  it('gives a draft of a text for each page, in the language in which it is written', () => {
    const { entries } = read({
      type: 'page',
      title: 'ലൈബ്രറി',
      name: '%e0%b4%b2',
      html: '<h1>പുസ്തകങ്ങൾ</h1><p>എല്ലാ ദിവസവും തുറക്കും.</p>',
    });
    expect(entries[0]).toMatchObject({ kind: 'texts', id: 'about/post-7' });
    expect(entries[0]?.value.ml).toMatchObject({
      title: 'ലൈബ്രറി',
      text: '## പുസ്തകങ്ങൾ\n\nഎല്ലാ ദിവസവും തുറക്കും.\n',
    });
  });

  it('in an old encoding is converted, and each place is named', () => {
    const { entries, problems } = read({
      title: 'ഹോസ്റ്റല്\u200d മുറികള്\u200d',
      html: '<p>മുറികള്&zwj; തു&shy;റന്നു.&#8203;</p>',
    });
    expect(entries[0]?.value).toMatchObject({
      title: { ml: 'ഹോസ്റ്റൽ മുറികൾ' },
      body: [{ ml: 'മുറികൾ തു\u00adറന്നു.' }],
    });
    expect(problems.map(({ column, words }) => [column, words.en])).toContainEqual([
      'ഹോസ്റ്റൽ മുറികൾ',
      'Old chillu letters were converted in: Text 1, Malayalam. Invisible signs were removed in: Text 1, Malayalam.',
    ]);
  });

  it('gives two posts with the same name different addresses, and reports only invalid ones', () => {
    const { entries } = read({}, {}, { name: '2024-results' });
    expect(entries.filter(({ kind }) => kind === 'news').map(({ id }) => id)).toEqual([
      'hostel-rooms',
      'hostel-rooms-2',
      'results-2024',
    ]);
    expect(new Set(entries.map(({ draft }) => draft)).size).toBe(entries.length);
  });

  it('does not count a name as taken because another one ends with it', () => {
    const { entries } = read({ name: 'new-fees' }, { name: 'fees' });
    expect(entries.filter(({ kind }) => kind === 'news').map(({ id }) => id)).toEqual([
      'new-fees',
      'fees',
    ]);
  });

  it('keeps the old address of each as a draft of a redirect, or says why not', () => {
    const { entries, problems } = read(
      {},
      { type: 'page', name: 'rules', link: 'https://old.example/rules' },
      { name: 'number', link: 'https://old.example/?p=7' },
      { name: 'nowhere', link: '' },
    );
    expect(entries.filter(({ kind }) => kind === 'redirects').map(({ value }) => value)).toEqual([
      { from: '/2023/06/hostel-rooms', to: '/all-news/hostel-rooms' },
      { from: '/rules', to: '/about#rules' },
    ]);
    expect(problems.map(({ row, words }) => `${row} ${words.en}`)).toEqual(
      [3, 4].map((row) => expect.stringMatching(`^${row} The old address`)),
    );
  });

  it('leaves out private, deleted, protected and non-text items', () => {
    const { entries, problems } = read(
      { status: 'private' },
      { status: 'trash' },
      { extra: '<wp:post_password>secret</wp:post_password>' },
      { type: 'attachment' },
      { type: 'nav_menu_item' },
    );
    expect(entries).toEqual([]);
    expect(problems.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5]);
    expect(problems[0]?.words.ml).toMatch(/[\u0d00-\u0d7f]/);
  });
});

describe('nothing of an export is lost without a word', () => {
  const said = (...items: Item[]) =>
    read(...items).problems.map(({ row, words }) => `${row} ${words.en}`);

  it('names each file of the media library and counts other types by name', () => {
    const upload =
      '<wp:attachment_url>https://old.example/wp-content/uploads/circular.pdf</wp:attachment_url>';
    expect(
      said(
        { type: 'tribe_events', title: 'Arts day' },
        { type: 'attachment', status: 'inherit', extra: upload },
        { type: 'tribe_events', title: 'Sports day' },
      ),
    ).toEqual([
      '2 File of the media library left out: https://old.example/wp-content/uploads/circular.pdf',
      '1 Entries of a type that this site does not have were left out: tribe_events (2) Arts day; Sports day',
    ]);
  });

  it('names the picture, fields, comments and categories of a post', () => {
    const meta = (key: string, value: string) =>
      `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`;
    const extra = `${meta('_thumbnail_id', '9')}${meta('venue', 'Hall')}${meta('_edit_last', '1')}<wp:comment></wp:comment><category domain="category">Exams</category>`;
    expect(said({ extra })).toEqual([
      '1 Picture left out; add it to the gallery: _thumbnail_id 9',
      '1 Custom fields left out: venue',
      '1 Comments left out: 1',
      '0 Categories and tags are not imported: Exams (1)',
    ]);
  });

  it('says that there is nothing in it', () => {
    expect(said()).toEqual(['0 The file has no posts or pages.']);
  });
});

describe('the fields of a draft', () => {
  const first = (item: Item) => read(item).entries[0]?.value;

  it.each([
    ['Fees &amp;amp; dues &amp;#8211; 2025', 'Fees & dues – 2025'],
    ['Results &lt;em&gt;declared&lt;/em&gt;&lt;br&gt;today', 'Results declared today'],
    ['B. Tech <![CDATA[& <b>M. Tech</b>]]>', 'B. Tech & M. Tech'],
  ])('the title %s is plain text', (title, en) => {
    expect(first({ title })).toMatchObject({ title: { en } });
  });

  it.each([
    ['in Indian time', '2027-03-01 10:00:00', '', '2027-03-01T10:00:00+05:30'],
    ['of a site in UTC', '2027-03-01 20:00:00', '2027-03-01 20:00:00', '2027-03-02T01:30:00+05:30'],
    [
      'without a time in UTC',
      '2027-03-01 10:00:00',
      '0000-00-00 00:00:00',
      '2027-03-01T10:00:00+05:30',
    ],
  ])('a scheduled post %s is published at its time', (_, local, utc, publishFrom) => {
    const extra = `<wp:post_date_gmt>${utc}</wp:post_date_gmt>`;
    expect(first({ status: 'future', date: local, extra })).toMatchObject({
      publishFrom,
      issuedOn: publishFrom.slice(0, 10),
    });
  });

  it('a scheduled page is named, because a text has no time of publication', () => {
    expect(
      read({ type: 'page', status: 'future', date: '2027-03-01 10:00:00' }).problems[0]?.words.en,
    ).toMatch(/cannot be scheduled.*2027-03-01T10:00:00/);
  });

  it.each([
    ['0000-00-00 00:00:00', []],
    ['2025-02-30 10:00:00', ['This is no date and was left out: 2025-02-30 10:00:00']],
  ])('the date %s is left out', (date, said) => {
    const { entries, problems } = read({ status: 'draft', date });
    expect(entries[0]?.value).not.toHaveProperty('issuedOn');
    expect(problems.map(({ words }) => words.en)).toEqual(said);
  });

  it('the links of a notice are kept, or named', () => {
    const { entries, problems } = read({
      html: '<p>See <a href="https://forms.example/a">the form</a> or <a href="mailto:a@e.example">write</a></p>',
    });
    expect(entries[0]?.value.links).toEqual([
      { label: { en: 'the form' }, href: 'https://forms.example/a' },
    ]);
    expect(problems.map(({ words }) => words.en)).toEqual([
      'Link left out, its words stay: mailto:a@e.example',
    ]);
  });

  it('the rest of a long excerpt is named', () => {
    expect(read({ excerpt: `${'a'.repeat(159)} end` }).problems[0]?.words.en).toBe(
      'The excerpt is longer than 160 characters; left out: end',
    );
  });
});

describe('the text of a page', () => {
  it('becomes the Markdown of this site', () => {
    const { text, said } = textOf(
      '<!-- wp:heading --><h1>Rules</h1><!-- /wp:heading --><p>See <em>the</em> <a href="https://ktu.edu.in/x">university</a> at 10:30.</p>' +
        '<table><tr><th>Day</th></tr><tr><td>Monday</td></tr></table>',
    );
    expect(said).toEqual([]);
    expect(text).toBe(
      '## Rules\n\nSee the [university](https://ktu.edu.in/x) at 10:30.\n\n:::table[Hostel rooms]\n| Day    |\n| ------ |\n| Monday |\n:::\n',
    );
  });

  it('of the classic editor has its paragraphs between empty lines', () => {
    expect(textOf('First words\n\n<strong>Second</strong> words').text).toBe(
      'First words\n\n**Second** words\n',
    );
  });

  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<script>'],
    ['a frame', '<iframe src="https://example.org/v"></iframe><p>a</p>', 'https://example.org/v'],
    ['a form', '<form action="https://example.org"><p>name</p></form><p>a</p>', '<form>'],
    ['a drawing with a handler', '<svg onload="alert(1)"><path/></svg><p>a</p>', '<svg>'],
    ['a shortcode', '<p>a</p>[gallery ids="1,2"]', '[gallery'],
    ['a shortcode of an unknown plug-in', '<p>a</p>[my-slider id="3"]', '[my-slider'],
    [
      'a link that runs a script',
      '<p><a href="javascript:alert(1)">a</a></p>',
      'javascript:alert(1)',
    ],
    [
      'a link that hides one',
      '<p><a href=" java&#10;script:alert(1)">a</a></p>',
      'script:alert(1)',
    ],
    ['a link with data', '<p><a href="data:text/html,x">a</a></p>', 'data:text/html'],
    [
      'a picture',
      '<p>a<img src="https://example.org/a.jpg" onerror="alert(1)"></p>',
      'https://example.org/a.jpg',
    ],
  ])('omits %s, and reports it', (_, html, said) => {
    const result = textOf(html);
    expect(result.text).toBe('a\n');
    expect(result.said.join(' ')).toContain(said);
  });

  it('keeps brackets that are not shortcodes', () => {
    expect(textOf('<p>As said [1] and [sic]</p>').text).toContain('[1]');
  });
});

describe('refused is', () => {
  const bomb =
    '<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>';
  const outside = '<!DOCTYPE rss [<!ENTITY a SYSTEM "file:///etc/passwd">]>';
  it.each([
    ['a file with entities that grow', file(item({ title: '&c;' }), bomb)],
    ['a file that names another file', file(item({ title: '&a;' }), outside)],
    [
      'another feed',
      Buffer.from('<rss version="2.0"><channel><item><title>a</title></item></channel></rss>'),
    ],
    ['a web page', Buffer.from('<!doctype html><title>a</title><p>a<br>b')],
    ['what is no text', Buffer.from([0xff, 0xfe, 0x3c])],
    ['a file that is too large', Buffer.alloc(11 * 1024 * 1024, ' ')],
  ])('%s', (_, bytes) => {
    expect(() => importWordPress(bytes, 'about')).toThrow(expect.objectContaining({ status: 422 }));
  });
});

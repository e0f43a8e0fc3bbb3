import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { loadSite } from '#app/site.ts';
import { runNode } from '#tests/support/run-node.ts';
import { copyContent } from './content-copy.ts';

// Unexpected files in a content folder: careless copies, files of other programs, attacks. Each is
// reported; none causes a crash.

const HISTORY = 'pages/about/history.en.md';
const SCHOLARSHIPS = 'scholarships.yaml';
const NAME = 'a name of Latin letters, digits, dots, hyphens and underscores';

let copy = copyContent();
afterEach(() => {
  copy = copyContent();
});

const at = (file: string) => join(copy.folder, file);
const reported = () =>
  copy.problems().map(({ file, field, expected, found }) => [file, field, expected, found]);
/** A problem of a file, as `reported` gives it. */
const whole = (file: string, expected: unknown, found: unknown) => [
  file,
  'the whole file',
  expected,
  found,
];
/** Changes the bytes of a file like another program. */
const resave = (file: string, change: (text: string) => string | Buffer) =>
  writeFileSync(at(file), change(copy.read(file)));

describe('a file that was saved by another program', () => {
  it('with a byte order mark and line breaks of Windows or old Macs is read normally', () => {
    resave(HISTORY, (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`);
    resave(SCHOLARSHIPS, (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`);
    resave('home.yaml', (text) => text.replaceAll('\n', '\r'));
    expect(reported()).toEqual([]);
    const read = (folder: string) => ({ ...Object(loadSite(folder)).site, folder: '' });
    expect(read(copy.folder)).toEqual(read('content'));
  });

  it('in another encoding, with a null byte or with tabs is reported with its line', () => {
    resave(HISTORY, (text) => Buffer.from(text.replace('\n---\n', '\n---\nCaf\u00e9\n'), 'latin1'));
    resave('pages/about/overview.en.md', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'));
    resave(SCHOLARSHIPS, (text) => text.replace('- id', '\0- id'));
    resave('ways-in.yaml', (text) => text.replace(/^ {2}/m, '\t'));
    const line = (file: string, sign: string) => copy.read(file).split(sign)[0]?.split('\n').length;
    expect(reported()).toEqual([
      [
        SCHOLARSHIPS,
        `line ${line(SCHOLARSHIPS, '\0')}`,
        'text without control characters',
        'U+0000',
      ],
      [
        'ways-in.yaml',
        `line ${line('ways-in.yaml', '\t')}`,
        'spaces at the beginning of a line',
        'a tab',
      ],
      ['pages/about/overview.en.md', 'line 1', 'text saved as UTF-8', 'bytes of another encoding'],
      [
        HISTORY,
        `line ${line(HISTORY, '\uFFFD')}`,
        'text saved as UTF-8',
        'bytes of another encoding',
      ],
    ]);
  });

  it('without content is reported with the missing fields', () => {
    for (const file of [SCHOLARSHIPS, 'college.yaml', HISTORY, 'documents/measures.json'])
      writeFileSync(at(file), '');
    expect(reported()).toEqual([
      whole(SCHOLARSHIPS, 'a list', 'nothing'),
      whole('college.yaml', 'a group of fields', 'nothing'),
      whole(HISTORY, 'front matter between two lines of ---', '""'),
      whole('documents/measures.json', expect.any(String), 'nothing'),
    ]);
  });
});

describe('a file of 50 MB', () => {
  it('is reported with its size and not read, and needs no additional memory', () => {
    const bytes = 50 * 1024 * 1024;
    writeFileSync(at('news/huge.yaml'), Buffer.alloc(bytes, '- words\n'));
    writeFileSync(at(HISTORY), Buffer.alloc(bytes, '> words '));
    writeFileSync(at('documents/files/huge.pdf'), Buffer.alloc(bytes));
    const { status, stderr } = runNode([
      '--max-old-space-size=192',
      'tools/check/check-content.ts',
      copy.folder,
    ]);
    expect(status).toBe(1);
    for (const [file, largest] of [
      ['news/huge.yaml', 256],
      [HISTORY, 64],
      ['documents/files/huge.pdf', 20_480],
    ] as const) {
      expect(stderr).toContain(
        `content/${file}\n  field:    the whole file\n  expected: at most ${largest} KB\n  found:    51200 KB`,
      );
    }
    expect(stderr).toContain('3 mistakes.');
  });
});

describe('a file name', () => {
  it('with a space, Malayalam letters, a composed or decomposed accent, or a line break is reported with its characters', () => {
    const names = {
      'a notice.yaml': '"a notice.yaml" (U+0020)',
      'അറിയിപ്പ്.yaml': '"അറിയിപ്പ്.yaml" (U+0D05 U+0D31 U+0D3F U+0D2F U+0D3F U+0D2A)',
      'caf\u00e9.yaml': '"caf\u00e9.yaml" (U+00E9)',
      'cafe\u0301.yaml': '"cafe\u0301.yaml" (U+0301)',
      'two\nlines.yaml': '"two\\nlines.yaml" (U+000A)',
    };
    for (const name of Object.keys(names)) writeFileSync(at(`news/${name}`), 'sample: true');
    expect(reported()).toHaveLength(5);
    expect(reported()).toEqual(
      expect.arrayContaining(
        Object.entries(names).map(([name, found]) => whole(`news/${name}`, NAME, found)),
      ),
    );
  });

  it('with dots is recognised by its extension; unknown files are reported, and system files are ignored', () => {
    const notice = copy.read('news/hostel-rooms-even-semester.yaml');
    for (const name of ['notice.yml', 'notice.yaml.txt', 'notice.YAML'])
      writeFileSync(at(`news/${name}`), notice);
    writeFileSync(at('news/rooms.v2.yaml'), notice);
    mkdirSync(at('.cache'));
    for (const name of ['.DS_Store', 'news/.notice.yaml.swp', '.cache/a file of a program'])
      writeFileSync(at(name), '\0');
    const isEnd = expect.stringContaining('a name with an ending, one of: .yaml');
    expect(reported().slice(0, 3)).toEqual(
      ['notice.YAML', 'notice.yaml.txt', 'notice.yml'].map((name) =>
        whole(`news/${name}`, isEnd, `"${name}"`),
      ),
    );
    expect(reported().slice(3)).toEqual([
      whole(
        'news/rooms.v2.yaml',
        expect.stringContaining('a name of letters, digits and hyphens'),
        'rooms.v2.yaml',
      ),
    ]);
  });
});

describe('what is not a file of the folder', () => {
  it('a link out of the folder is reported and not followed; one inside the folder is read', () => {
    symlinkSync('/etc/passwd', at('documents/files/passwords.pdf'));
    renameSync(at('news'), at('news-before'));
    symlinkSync('/etc', at('news'));
    symlinkSync('../nowhere', at('gone.yaml'));
    symlinkSync('/', at('tenders/root'));
    symlinkSync('loop', at('tenders/loop'));
    renameSync(at(HISTORY), at('pages/about/history-before.en.md'));
    symlinkSync('history-before.en.md', at(HISTORY));
    const outside = 'a file or folder inside content/';
    expect(reported().filter(([, , expected]) => expected === outside)).toEqual(
      expect.arrayContaining([
        whole('documents/files/passwords.pdf', outside, 'passwords.pdf -> /etc/passwd'),
        whole('news', outside, 'news -> /etc'),
        whole('gone.yaml', outside, 'gone.yaml -> ../nowhere'),
        whole('tenders/root', outside, 'root -> /'),
        whole('tenders/loop', outside, 'loop -> loop'),
      ]),
    );
    expect(reported().some(([file]) => file === HISTORY)).toBe(false);
    expect(JSON.stringify(reported())).not.toMatch(/root:|hostname/);
  });

  it('a folder instead of a file, and a pipe, which would block a reader, are reported', () => {
    copy.remove(SCHOLARSHIPS);
    mkdirSync(at(SCHOLARSHIPS));
    copy.write('admissions/events/2027.yaml/first.yaml', '');
    execFileSync('mkfifo', [at('tenders/pipe.yaml')]);
    expect(reported()).toEqual([
      whole('tenders/pipe.yaml', 'a file', 'a pipe, a socket or a device'),
      whole(SCHOLARSHIPS, 'a file that can be read', 'EISDIR'),
      whole('admissions/events/2027.yaml', 'a file that can be read', 'EISDIR'),
    ]);
  });

  it('an unreadable file is reported', () => {
    chmodSync(at(SCHOLARSHIPS), 0);
    chmodSync(copy.folder, 0o755);
    // Root can read everything, so the check runs as nobody.
    const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const { stderr } = spawnSync(process.execPath, ['tools/check/check-content.ts', copy.folder], {
      encoding: 'utf8',
      ...nobody,
    });
    expect(stderr).toContain(
      `content/${SCHOLARSHIPS}\n  field:    the whole file\n  expected: a file that can be read\n  found:    EACCES`,
    );
  });
});

describe('a text made to exhaust the parser', () => {
  it('in YAML, by nested aliases, a recursive alias or depth, is reported', () => {
    const doubled = 'bcdefghijklmnop'
      .split('')
      .map((name, index) => `${name}: &${name} [${`*${'abcdefghijklmno'[index]},`.repeat(9)}]`);
    writeFileSync(at('news/aliases.yaml'), `a: &a [x]\n${doubled.join('\n')}\n`);
    writeFileSync(at('news/depth.yaml'), '['.repeat(100_000));
    writeFileSync(at('news/itself.yaml'), 'a: &a [*a]');
    const [aliases, ...others] = reported();
    expect(aliases).toEqual(
      whole(
        'news/aliases.yaml',
        'each text written out, without *aliases',
        'Alias resolution is disabled',
      ),
    );
    expect(others.filter(([file]) => file === 'news/depth.yaml').length).toBeLessThanOrEqual(20);
    expect(new Set(others.map(([file]) => file))).toEqual(
      new Set(['news/depth.yaml', 'news/itself.yaml']),
    );
  });

  it('in Markdown, by nested lists and quotations, is reported with its line', () => {
    resave(HISTORY, (text) => `${text}\n${'> '.repeat(20_000)}words\n`);
    resave('pages/about/overview.en.md', (text) => `${text}\n${'- '.repeat(20_000)}words\n`);
    resave(
      'pages/about/vision.en.md',
      (text) =>
        `${text}\n${Array.from({ length: 150 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')}\n`,
    );
    const expected = 'lists and boxes at most eight deep';
    expect(reported()).toEqual([
      [
        'pages/about/overview.en.md',
        expect.stringMatching(/^text, line \d+$/),
        expected,
        expect.stringMatching(/^"- - - /),
      ],
      [
        HISTORY,
        expect.stringMatching(/^text, line \d+$/),
        expected,
        expect.stringMatching(/^"> > > /),
      ],
      [
        'pages/about/vision.en.md',
        expect.stringMatching(/^text, line \d+$/),
        expected,
        expect.any(String),
      ],
    ]);
  });
});

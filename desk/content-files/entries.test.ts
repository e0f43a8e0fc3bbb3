import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withoutMarked } from '#app/content/reading/marked-parts.server.ts';
import { parseFor } from '#app/content/reading/published-languages.server.ts';
import { namesLike } from '#app/lib/names.server.ts';
import { KINDS, kindOf } from '#app/site.ts';
import { need } from '#tests/support/need.ts';
import { ContentFolder, RefusedPath } from './content-folder.ts';
import { allEntries, filesOf, isId, listEntries, readEntry, writeEntry } from './entries.ts';

/** Written by commands. */
const MADE = ['checked-links.yaml'];
const content = new ContentFolder('content');

describe('the kinds of content', () => {
  it('contain every manually written file of content/', () => {
    // The file of a list may have no entry.
    const held = KINDS.flatMap((kind) =>
      kind.form === 'list'
        ? [kind.place]
        : listEntries(content, kind).flatMap((id) => filesOf(kind, id)),
    );
    const all = namesLike('**/*.{yaml,md}', 'content').filter((file) => !MADE.includes(file));
    expect(all.filter((file) => !held.includes(file))).toEqual([]);
  });

  it.each(KINDS)(
    '$id: every entry fits its schema, and is written back without a change',
    (kind) => {
      for (const id of listEntries(content, kind)) {
        const entry = readEntry(content, kind, id);
        // The text of a section is a field in addition to its front matter.
        expect(
          parseFor(kind.schema, withoutMarked(entry?.value, []), { languages: ['en', 'ml'] }).error,
          id,
        ).toBeUndefined();
        for (const [file, text] of writeEntry(content, kind, id, entry?.value))
          expect(text === readFileSync(`content/${file}`, 'utf8'), file).toBe(true);
      }
    },
  );

  it('are read without parsing a list again for each of its rows, or at the next search', () => {
    const questions = need(kindOf('faq'));
    const again = new ContentFolder('content');
    for (const { id, value } of allEntries(content, questions))
      expect(readEntry(again, questions, id)?.value).toBe(value);
  });

  it('reject ids that lead to other folders', () => {
    const news = kindOf('news');
    for (const id of ['', '..', '../college', 'a/b', 'A', 'a.yaml', '-a', 'a\n'])
      expect(news && isId(news, id), id).toBe(false);
    for (const file of [
      '../package.json',
      'news/../college.yaml',
      '.git/config',
      '/etc/passwd',
      'news//x',
    ])
      expect(() => content.pathOf(file), file).toThrow(RefusedPath);
  });
});

it('a text that goes from a college in English only takes no file along that is not there', () => {
  const college = readFileSync('content/college.yaml', 'utf8').replace('[en, ml]', '[en]');
  const english = new ContentFolder(
    'content',
    new Map([
      ['college.yaml', college],
      ['pages/facilities/hostel.ml.md', undefined],
    ]),
  );
  const texts = kindOf('texts');
  expect(texts && [...writeEntry(english, texts, 'facilities/hostel', undefined).keys()]).toEqual([
    'pages/facilities/hostel.en.md',
    'pages/facilities/page.yaml',
  ]);
});

describe('a text in a language that a college may lack', () => {
  const texts = need(kindOf('texts'));
  const college = readFileSync('content/college.yaml', 'utf8').replace('[en, ml]', '[en, ta]');
  const file = 'pages/facilities/hostel.ta.md';
  const hostel = (overlay: [string, string][] = []) => {
    const folder = new ContentFolder('content', new Map([['college.yaml', college], ...overlay]));
    return { folder, value: readEntry(folder, texts, 'facilities/hostel')?.value ?? {} };
  };
  const written = '---\ntitle: விடுதி\nsummary: விடுதியின் அறைகள்.\n---\n\nஅறைகள் உள்ளன.\n';

  it('is read without it, and saved without an empty file', () => {
    const { folder, value } = hostel();
    expect(Object.keys(value)).toEqual(['en']);
    const blank = { ...value, ta: { updatedOn: '2026-11-02' } };
    expect([...writeEntry(folder, texts, 'facilities/hostel', blank).keys()]).toEqual([
      'pages/facilities/hostel.en.md',
    ]);
  });

  it('gets a file with its first words, which goes with the last', () => {
    const { folder, value } = hostel();
    const ta = { title: 'விடுதி', text: 'அறைகள் உள்ளன.\n' };
    expect(writeEntry(folder, texts, 'facilities/hostel', { ...value, ta }).get(file)).toBe(
      '---\ntitle: "விடுதி"\n---\nஅறைகள் உள்ளன.\n',
    );
    const later = hostel([[file, written]]);
    expect(Object.keys(later.value)).toEqual(['en', 'ta']);
    expect(
      [...writeEntry(later.folder, texts, 'facilities/hostel', value)].filter(([, text]) => !text),
    ).toEqual([[file, undefined]]);
  });
});

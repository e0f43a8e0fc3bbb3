// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answerDesk } from '#tests/support/desk-form.ts';
import { answerFiles } from '#tests/support/sent-files.ts';
import { Files } from './files.tsx';

type Draft = { kind: string; id: string; value: unknown; base: null };

const stored = { bytes: 51_000, usedIn: [] };
const FILES = [
  {
    ...{ kind: 'documents', id: 'fees', title: { en: 'Fee sheet', ml: 'ഫീസ് വിവരപത്രം' } },
    ...{ file: 'documents/files/fees.ml.pdf', languages: ['ml'], ...stored },
  },
  {
    ...{ kind: 'gallery', id: 'arts', title: { en: 'Arts day', ml: 'കലാദിനം' } },
    ...{ file: 'gallery/arts/img-42.jpg', words: { en: 'The stage', ml: 'വേദി' }, ...stored },
  },
];

let drafts: Draft[];
let isReached: boolean;
beforeEach(async () => {
  [drafts, isReached] = [[], true];
  answerDesk((name, draft: Draft, url) => {
    const isAlbum = url.includes('kind=gallery');
    const answers: Record<string, unknown> = {
      kinds: [
        { id: 'documents', takes: { kind: 'document', field: 'files' } },
        { id: 'gallery', takes: { kind: 'photograph', field: 'pictures' } },
      ],
      files: FILES,
      entry: { start: isAlbum ? { order: 7, pictures: [{}] } : { files: [{}] } },
    };
    if (name in answers) return answers[name];
    if (!isReached) throw new TypeError('no network');
    drafts.push(draft);
    return {};
  });
  answerFiles(({ file }) => Response.json({ file: `stored-${file.name}`, advice: [] }));
  await act(async () => render(<Files />));
});

const drop = (label: RegExp, names: string[]) =>
  act(async () =>
    fireEvent.drop(screen.getByText(label), {
      dataTransfer: { files: names.map((name) => new File(['a'], name)) },
    }),
  );
const valuesOf = (kind: string) =>
  drafts.filter((draft) => draft.kind === kind).map(({ value }) => value);

it('each document of several is a draft of its own with the name of its file as title, and is led to', async () => {
  await drop(/^New documents/, ['exam-time_table.pdf', 'fees.pdf']);
  expect(valuesOf('documents')).toEqual([
    { title: { en: 'exam time table' }, files: [{ file: 'stored-exam-time_table.pdf' }] },
    { title: { en: 'fees' }, files: [{ file: 'stored-fees.pdf' }] },
  ]);
  const links = ['exam-time_table.pdf', 'fees.pdf'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href')?.replaceAll('%21', '!'),
  );
  expect(links).toEqual(drafts.map(({ id }) => `#/content/documents/${id}`));
});

it('several photographs are one new album, the last of the gallery', async () => {
  await drop(/^New album/, ['one.jpg', 'two.jpg']);
  expect(valuesOf('gallery')).toEqual([
    { order: 7, pictures: [{ file: 'stored-one.jpg' }, { file: 'stored-two.jpg' }] },
  ]);
});

it('files of which no draft could be made are not said to be taken', async () => {
  isReached = false;
  await drop(/^New documents/, ['fees.pdf']);
  expect(screen.queryByText('The server cannot be reached.', { exact: false })).not.toBeNull();
  expect(screen.queryByRole('link', { name: 'fees.pdf' })).toBeNull();
});

it('a file is listed by its entry, language and caption, not by its name', () => {
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Fee sheet Malayalam, PDF, 50 KB',
    'Arts day: The stage JPG, 50 KB',
  ]);
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { deskOverCopy } from './desk-copy.ts';

const desk = await deskOverCopy();
afterAll(() => desk.dispose());

const send = (query: Record<string, string>, payload: Uint8Array) =>
  desk.send('file', query, payload);
const photograph = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#875' } })
    .jpeg()
    .toBuffer();
const alt = { en: 'A teacher in front of a blackboard', ml: 'ബ്ലാക്ക്ബോർഡിനു മുന്നിൽ ഒരു അധ്യാപിക' };

describe('a portrait', () => {
  const person = { kind: 'people', id: 'nila-f' };
  const file = 'people/portraits/nila-f.jpg';
  const isThere = () => existsSync(join(desk.root, 'content', file));

  it('is stored when the person is saved, in the same commit', async () => {
    const { status, answer } = await send({ ...person, name: 'IMG 0042.JPG' }, await photograph());
    expect([status, answer]).toEqual([200, { file: 'nila-f.jpg', advice: [] }]);
    expect(isThere()).toBe(false);
    expect(
      (
        await desk.change('people', 'nila-f', () => ({
          portrait: { file: 'nila-f.jpg', alt, consent: true },
        }))
      ).status,
    ).toBe(200);
    expect(isThere()).toBe(true);
    expect(desk.git('show', '--name-only', '--format=', 'HEAD').split('\n').sort()).toEqual([
      'content/people/nila-f.yaml',
      `content/${file}`,
    ]);
  });

  it('needs its description in both languages and the consent of the person', async () => {
    for (const portrait of [
      { file: 'nila-f.jpg', alt },
      { file: 'nila-f.jpg', alt: { en: alt.en }, consent: true },
    ]) {
      const { status, answer } = await desk.change('people', 'nila-f', { portrait });
      expect(status).toBe(422);
      expect(answer.mistakes[0].path[0]).toBe('portrait');
    }
  });

  it('that was uploaded but not used is deleted with the draft', async () => {
    const kept = readFileSync(join(desk.root, 'content', file));
    await send({ ...person, name: 'other.jpg' }, await photograph(300, 300));
    const { value } = (await desk.ask('entry?kind=people&id=nila-f')).answer;
    await desk.ask('draft', { ...person, value, base: value }, { method: 'PUT' });
    await desk.ask('draft?kind=people&id=nila-f', undefined, { method: 'DELETE' });
    expect((await desk.change('people', 'nila-f', { initials: 'NL' })).status).toBe(200);
    expect(readFileSync(join(desk.root, 'content', file)).equals(kept)).toBe(true);
  });

  it('is deleted with the field that names it', async () => {
    expect((await desk.change('people', 'nila-f', { portrait: undefined })).status).toBe(200);
    expect(isThere()).toBe(false);
    expect(desk.git('status', '--porcelain')).not.toContain('content/');
  });
});

it('photographs of an album get their own names, and are deleted with the album', async () => {
  const first = await send(
    { kind: 'gallery', id: 'campus', name: 'Open day.jpg' },
    await photograph(),
  );
  const second = await send(
    { kind: 'gallery', id: 'campus', name: 'Open day.jpg' },
    await photograph(400, 300),
  );
  expect([first.answer.file, second.answer.file]).toEqual(['open-day.jpg', 'open-day-2.jpg']);
  const picture = { id: 'open-day', file: 'open-day.jpg', alt };
  expect(
    (
      await desk.change('gallery', 'campus', ({ pictures }: { pictures: object[] }) => ({
        pictures: [...pictures, picture],
        consent: true,
      }))
    ).status,
  ).toBe(200);
  expect(existsSync(join(desk.root, 'content/gallery/campus/open-day.jpg'))).toBe(true);
  expect((await desk.ask('remove', { kind: 'gallery', id: 'campus' })).status).toBe(200);
  expect(existsSync(join(desk.root, 'content/gallery/campus/open-day.jpg'))).toBe(false);
});

it('a document is measured, and one that a screen reader cannot read is accepted with its faults recorded', async () => {
  const bytes = readFileSync('content/documents/files/rti-guide.en.pdf');
  expect((await send({ kind: 'documents', id: 'rules', name: 'Rules.pdf' }, bytes)).answer).toEqual(
    {
      file: 'rules.pdf',
      advice: [],
      languages: ['en'],
      isUnreadable: false,
    },
  );
  const value = {
    title: { en: 'Rules', ml: 'ചട്ടങ്ങൾ' },
    purpose: { en: 'Rules of the hostel.', ml: 'ഹോസ്റ്റൽ ചട്ടങ്ങൾ.' },
    category: 'students',
    issuedOn: '2026-11-23',
    files: [{ file: 'rules.pdf', languages: ['en'] }],
  };
  expect(
    (await desk.ask('save', { kind: 'documents', id: 'rules', value, base: null })).status,
  ).toBe(200);
  expect(JSON.parse(desk.read('documents/measures.json'))['rules.pdf']).toEqual({
    bytes: bytes.length,
    pages: expect.any(Number),
  });
  const scan =
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';
  const { answer } = await send(
    { kind: 'documents', id: 'scan', name: 'scan.pdf' },
    Buffer.from(scan),
  );
  expect(answer.advice).toHaveLength(1);
});

it('deleting a document deletes its files and their measures', async () => {
  const { status } = await desk.ask('remove', { kind: 'documents', id: 'rules' });
  expect(status).toBe(200);
  expect(existsSync(join(desk.root, 'content/documents/files/rules.pdf'))).toBe(false);
  expect(JSON.parse(desk.read('documents/measures.json'))).not.toHaveProperty(['rules.pdf']);
});

it('a logo that was chosen and not saved is not used by a later change; a saved one replaces the old one at its name', async () => {
  const svg = (width: number) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h${width}v8z" fill="#123"/></svg>`,
    );
  const logo = { kind: 'college', id: '', name: 'logo.svg' };
  expect((await desk.change('college', '', { logo: undefined })).status).toBe(200);
  await send(logo, svg(1));
  await desk.change('college', '', { logo: 'logo.svg' });
  await send(logo, svg(2));
  const { status } = await desk.change('college', '', { logo: 'logo.svg' });
  expect([status, desk.read('logo.svg').includes('M0 0h1')]).toEqual([200, true]);
  const { file } = (await send(logo, svg(3))).answer;
  const { answer } = await desk.change('college', '', { logo: file });
  expect([
    answer.value.logo,
    desk.read('logo.svg').includes('M0 0h3'),
    existsSync(join(desk.root, 'content', file)),
  ]).toEqual(['logo.svg', true, false]);
});

describe('refused is', () => {
  it.each([
    [
      'a file of another kind under the name of a photograph',
      { kind: 'people', id: 'nila-f', name: 'a.jpg' },
      '<svg onload="alert(1)"/>',
      422,
    ],
    [
      'a logo with a script',
      { kind: 'college', id: '', name: 'logo.svg' },
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      422,
    ],
    [
      'a file for an entry outside the content',
      { kind: 'gallery', id: '../../etc', name: 'a.jpg' },
      'x',
      400,
    ],
    ['a document that is cut off', { kind: 'documents', id: '', name: 'a.pdf' }, '%PDF-1.7', 422],
    ['a file for a kind that has none', { kind: 'fees', id: 'a', name: 'a.jpg' }, 'x', 400],
    ['nothing', { kind: 'people', id: 'nila-f', name: 'a.jpg' }, '', 422],
  ])('%s', async (_, query, text, status) => {
    const { status: answered, answer } = await send(query, Buffer.from(text));
    expect(answered).toBe(status);
    expect(answer.error).toEqual({
      en: expect.any(String),
      ml: expect.stringMatching(/[\u0d00-\u0d7f]/),
    });
  });

  it('a file that is too large', async () => {
    expect(
      (await send({ kind: 'people', id: 'nila-f', name: 'a.jpg' }, Buffer.alloc(22 * 1024 * 1024)))
        .status,
    ).toBe(413);
  });
});

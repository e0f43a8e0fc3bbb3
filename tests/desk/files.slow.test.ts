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
  const change = (portrait: object | undefined) => desk.change('people', 'nila-f', { portrait });

  it('is stored when the person is saved, in the same commit', async () => {
    const { status, answer } = await send({ ...person, name: 'IMG 0042.JPG' }, await photograph());
    expect([status, answer]).toEqual([200, { file: 'nila-f.jpg', advice: [] }]);
    expect(desk.isThere(file)).toBe(false);
    expect((await change({ file: 'nila-f.jpg', alt, consent: true })).status).toBe(200);
    expect(desk.saved()).toEqual(['content/people/nila-f.yaml', `content/${file}`]);
  });

  it('that was uploaded but not used is deleted with the draft', async () => {
    const kept = desk.read(file);
    await send({ ...person, name: 'other.jpg' }, await photograph(300, 300));
    const value = await desk.value('people', 'nila-f');
    await desk.get('draft', { ...person, value, base: value }, { method: 'PUT' });
    await desk.get('draft?kind=people&id=nila-f', undefined, { method: 'DELETE' });
    await desk.changed('people', 'nila-f', { initials: 'NL' });
    expect(desk.read(file)).toBe(kept);
  });

  it('is deleted with the field that names it', async () => {
    expect((await change(undefined)).status).toBe(200);
    expect(desk.isThere(file)).toBe(false);
    expect(desk.git('status', '--porcelain')).not.toContain('content/');
  });
});

it('photographs of an album get their own names, and are deleted with the album', async () => {
  const place = { kind: 'gallery', id: 'campus', name: 'Open day.jpg' };
  const sent = [
    await send(place, await photograph()),
    await send(place, await photograph(400, 300)),
  ];
  expect(sent.map(({ answer }) => answer.file)).toEqual(['open-day.jpg', 'open-day-2.jpg']);
  const picture = { id: 'open-day', file: 'open-day.jpg', alt };
  await desk.changed('gallery', 'campus', ({ pictures }: { pictures: object[] }) => ({
    pictures: [...pictures, picture],
    consent: true,
  }));
  expect(desk.isThere('gallery/campus/open-day.jpg')).toBe(true);
  await desk.remove('gallery', 'campus');
  expect(desk.isThere('gallery/campus/open-day.jpg')).toBe(false);
});

it('a logo that was chosen and not saved is not used by a later change; a saved one replaces the old one at its name', async () => {
  const svg = (width: number) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h${width}v8z" fill="#123"/></svg>`,
    );
  const logo = { kind: 'college', id: '', name: 'logo.svg' };
  const change = async (file: string | undefined) =>
    (await desk.changed('college', '', { logo: file })).value.logo;
  await change(undefined);
  await send(logo, svg(1));
  await change('logo.svg');
  await send(logo, svg(2));
  await change('logo.svg');
  expect(desk.read('logo.svg')).toContain('M0 0h1');
  const { file } = (await send(logo, svg(3))).answer;
  expect(await change(file)).toBe('logo.svg');
  expect([desk.read('logo.svg').includes('M0 0h3'), desk.isThere(file)]).toEqual([true, false]);
});

it.each([
  [
    'a file for an entry outside the content',
    { kind: 'gallery', id: '../../etc', name: 'a.jpg' },
    400,
  ],
  ['a file for a kind that has none', { kind: 'fees', id: 'a', name: 'a.jpg' }, 400],
  ['nothing', { kind: 'people', id: 'nila-f', name: 'a.jpg' }, 422],
])('%s is refused', async (_, query, status) => {
  expect((await send(query, Buffer.from(''))).status).toBe(status);
});

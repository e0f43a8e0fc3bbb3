import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { generatedPictures } from '#app/content/reading/carried-pictures.server.ts';
import { portraitFiles, portraitSource } from '#app/content/reading/portraits.server.ts';
import { loadSite } from '#app/site.ts';
import { copyContent, replace } from './content-copy.ts';

const ENTRIES = [
  ['picture', 'news/bus-routes-revised.yaml', 'audience:', 'news/pictures/camp.jpg'],
  ['picture', 'events/survey-camp.yaml', 'audience:', 'events/pictures/camp.jpg'],
  ['picture', 'tenders/canteen-licence.yaml', 'method:', 'tenders/pictures/camp.jpg'],
  ['portrait', 'people/nila-f.yaml', 'initials:', 'people/portraits/camp.jpg'],
] as const;

const copy = copyContent();
afterEach(() => copy.restore());

const lineOf = (field: string) =>
  `${field}: { file: camp.jpg, alt: { en: A tent in the rain, ml: മഴയിൽ ഒരു കൂടാരം }, consent: true }\n`;

async function add(photograph: string): Promise<void> {
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background: '#87a' } });
  const bytes = await image.jpeg().toBuffer();
  mkdirSync(join(copy.folder, dirname(photograph)), { recursive: true });
  copy.write(photograph, '');
  writeFileSync(join(copy.folder, photograph), bytes);
}

// One that is shown large, and one of a person; all kinds have the field of the first.
describe.each([ENTRIES[0], ENTRIES[3]])('the %s of %s', (field, file, before, photograph) => {
  const say = () => replace(file, before, lineOf(field) + before)(copy);

  it('is accepted with a description and consent, and refused without one of them', async () => {
    await add(photograph);
    say();
    expect(copy.problems()).toEqual([]);
    replace(file, ', consent: true', '')(copy);
    expect(copy.problems()).toContainEqual(
      expect.objectContaining({ file, field: `${field}.consent` }),
    );
    replace(file, ', ml: മഴയിൽ ഒരു കൂടാരം', '')(copy);
    expect(copy.problems()).toContainEqual(
      expect.objectContaining({ file, field: `${field}.alt.ml` }),
    );
  });

  it('is refused without its file', () => {
    say();
    expect(copy.problems()).toEqual([
      {
        file,
        field: `${field}.file`,
        expected: `the file ${photograph}`,
        found: 'no such file',
      },
    ]);
  });

  it('that no entry names is reported, because the consent was for its page', async () => {
    await add(photograph);
    expect(copy.problems()).toEqual([
      expect.objectContaining({ file: photograph, found: 'a file that no page shows' }),
    ]);
  });
});

it.each(ENTRIES.slice(0, 3))(
  'the %s of %s is made in the widths of its page',
  async (field, file, before, photograph) => {
    await add(photograph);
    replace(file, before, lineOf(field) + before)(copy);
    const loaded = loadSite(copy.folder);
    const made = 'site' in loaded ? await generatedPictures(loaded.site) : [];
    const [kind, id] = file.replace('.yaml', '').split('/');
    const ending = new RegExp(`^${kind}-${id}-.{8}-(.*)`);
    expect(made.flatMap(({ name }) => ending.exec(name)?.[1] ?? []).join(' ')).toBe(
      '400.avif 400.webp 720.avif 720.webp 900.avif 900.webp 900.jpg',
    );
  },
);

it('a portrait is made in one shape, in the formats and widths that pages use', async () => {
  await add('people/portraits/nila-f.jpg');
  const alt = { en: 'A teacher', ml: 'ഒരു അധ്യാപിക' };
  const person = { id: 'nila-f', portrait: { file: 'nila-f.jpg', alt, consent: true as const } };
  const source = portraitSource(copy, person);
  expect(source).toMatchObject({ width: 256, height: 320 });
  const asked = `${source?.avif}, ${source?.webp}, ${source?.file}`.match(/portrait-[^ ,]+/g) ?? [];
  expect(portraitFiles(copy, person).map(({ name }) => name)).toEqual(
    expect.arrayContaining(asked),
  );
  expect(portraitSource(copy, { id: 'nila-f' })).toBeUndefined();
});

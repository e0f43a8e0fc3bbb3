import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { generatedPictures } from '#app/content/reading/carried-pictures.server.ts';
import { loadSite } from '#app/site.ts';
import { copyContent, replace } from './content-copy.ts';

const LINES =
  'picture: { file: camp.jpg, alt: { en: A tent in the rain, ml: മഴയിൽ ഒരു കൂടാരം }, consent: true }\n';
const ENTRIES = [
  ['news', 'bus-routes-revised', 'audience:'],
  ['events', 'survey-camp', 'audience:'],
  ['tenders', 'canteen-licence', 'method:'],
] as const;

const copy = copyContent();
afterAll(() => copy.dispose());
afterEach(() => copy.restore());

describe.each(ENTRIES)('the picture of one of the %s', (kind, id, before) => {
  const file = `${kind}/${id}.yaml`;
  const photograph = `${kind}/pictures/camp.jpg`;
  const say = (lines: string) => replace(file, before, lines + before)(copy);
  const add = async () => {
    const image = sharp({ create: { width: 900, height: 600, channels: 3, background: '#87a' } });
    const bytes = await image.jpeg().toBuffer();
    mkdirSync(join(copy.folder, kind, 'pictures'), { recursive: true });
    copy.write(photograph, '');
    writeFileSync(join(copy.folder, photograph), bytes);
  };

  it('has a description and consent, and is made in the widths of its page', async () => {
    await add();
    say(LINES);
    expect(copy.problems()).toEqual([]);
    const loaded = loadSite(copy.folder);
    const made = 'site' in loaded ? await generatedPictures(copy.folder, loaded.site) : [];
    expect(
      made
        .filter(({ name }) => name.startsWith(`${kind}-${id}-`))
        .map(({ name }) => name.slice(kind.length + id.length + 11)),
    ).toEqual(['400.avif', '400.webp', '720.avif', '720.webp', '900.avif', '900.webp', '900.jpg']);
  });

  it('is refused without consent or without its file', async () => {
    say(LINES);
    const field = 'picture.file';
    expect(copy.problems()).toEqual([
      { file, field, expected: `the file ${photograph}`, found: 'no such file' },
    ]);
    await add();
    replace(file, ', consent: true', '')(copy);
    expect(copy.problems()).toContainEqual(
      expect.objectContaining({ file, field: 'picture.consent' }),
    );
  });

  it('that no entry names is reported, because the consent was for its page', async () => {
    await add();
    expect(copy.problems()).toEqual([
      expect.objectContaining({ file: photograph, found: 'a file that no page shows' }),
    ]);
  });
});

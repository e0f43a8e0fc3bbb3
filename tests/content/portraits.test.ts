import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { portraitFiles, portraitSource } from '#app/content/reading/portraits.server.ts';
import { personSchema } from '#app/features/people/schema.ts';
import { copyContent, replace } from './content-copy.ts';

const PERSON = 'people/nila-f.yaml';
const alt = { en: 'A teacher in front of a blackboard', ml: 'ബ്ലാക്ക്ബോർഡിനു മുന്നിൽ ഒരു അധ്യാപിക' };
const portrait = { file: 'nila-f.jpg', alt, consent: true as const };
const LINES = `initials: NF\nportrait: { file: nila-f.jpg, alt: { en: "${alt.en}", ml: "${alt.ml}" }, consent: true }`;

const copy = copyContent();
afterAll(() => copy.dispose());
afterEach(() => copy.restore());
beforeAll(async () => {
  mkdirSync(join(copy.folder, 'people/portraits'));
  const image = sharp({ create: { width: 600, height: 600, channels: 3, background: '#87a' } });
  writeFileSync(join(copy.folder, 'people/portraits/nila-f.jpg'), await image.jpeg().toBuffer());
});

describe('a portrait', () => {
  it('is accepted with a description and the consent of the person', () => {
    replace(PERSON, 'initials: NF', LINES)(copy);
    expect(copy.problems()).toEqual([]);
  });

  it('without consent is rejected', () => {
    replace(PERSON, 'initials: NF', LINES.replace('consent: true', 'consent: false'))(copy);
    expect(copy.problems()).toContainEqual(
      expect.objectContaining({ file: PERSON, field: 'portrait.consent' }),
    );
  });

  it('without a description in one language is rejected', () => {
    replace(PERSON, 'initials: NF', LINES.replace(/, ml: ".*?"/, ''))(copy);
    expect(copy.problems()).toContainEqual(
      expect.objectContaining({ file: PERSON, field: 'portrait.alt.ml' }),
    );
  });

  it('with a missing file is reported', () => {
    replace(PERSON, 'initials: NF', LINES.replace('nila-f.jpg', 'nila.jpg'))(copy);
    expect(copy.problems()).toContainEqual(
      expect.objectContaining({ file: PERSON, field: 'portrait.file', found: 'no such file' }),
    );
  });

  it('that is no longer used is reported, so that it can be deleted', () => {
    expect(copy.problems()).toContainEqual(
      expect.objectContaining({
        file: 'people/portraits/nila-f.jpg',
        found: 'a file that no page shows',
      }),
    );
  });

  it('is generated in one shape, in the formats and widths that pages use', () => {
    const person = { id: 'nila-f', portrait };
    const source = portraitSource(copy.folder, person);
    expect(source).toMatchObject({ width: 256, height: 320 });
    const names = portraitFiles(copy.folder, person).map(({ name }) => name);
    const asked =
      `${source?.avif}, ${source?.webp}, ${source?.file}`.match(/portrait-[^ ,]+/g) ?? [];
    expect(names.toSorted()).toEqual([...asked].sort());
  });

  it('is optional', () => {
    expect(personSchema.in.shape.portrait.safeParse(undefined).success).toBe(true);
    expect(portraitSource(copy.folder, { id: 'nila-f' })).toBeUndefined();
  });
});

import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { getSite } from '#app/content/reading/site.server.ts';
import { pageFile } from '#tests/support/page-file.ts';

/** Formats in the order offered to browsers, with their signatures in the file. */
const FORMATS = { 'image/avif': 'heif', 'image/webp': 'webp' };

const look = (file: string) => sharp(join('build/client', file)).metadata();

it('every picture exists as AVIF, WebP and JPEG in the widths listed in the page, and with the reserved aspect ratio', async () => {
  for (const { id, pictures } of getSite().albums) {
    const found = pageFile(`/gallery/${id}`).all('main picture');
    expect(found).toHaveLength(pictures.length);
    for (const picture of found) {
      const sources = picture.all('source');
      expect(sources.map((source) => source.attribute('type'))).toEqual(Object.keys(FORMATS));
      for (const [index, format] of Object.values(FORMATS).entries()) {
        const files = [...(sources[index]?.attribute('srcSet') ?? '').matchAll(/(\S+) (\d+w)/g)];
        expect(files.length).toBeGreaterThan(1);
        for (const [, file = '', width] of files) {
          const made = await look(file);
          expect([made.format, `${made.width}w`], file).toEqual([format, width]);
        }
      }
      const image = picture.find('img');
      const [width, height] = ['width', 'height'].map((name) => Number(image.attribute(name)));
      expect(await look(image.attribute('src') ?? '')).toMatchObject({ format: 'jpeg', width, height });
    }
  }
});

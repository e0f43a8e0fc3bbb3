import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { pageFile } from '#tests/support/page-file.ts';

it('every drawing is shown as it was drawn, with the space it takes', () => {
  for (const { id, pictures } of getSite().albums) {
    const found = pageFile(`/gallery/${id}`).all('main picture');
    expect(found).toHaveLength(pictures.length);
    for (const picture of found) {
      expect(picture.all('source')).toEqual([]);
      const [file = '', width, height] = ['src', 'width', 'height'].map((name) =>
        picture.find('img').attribute(name),
      );
      expect(file).toMatch(/\.svg$/);
      expect(existsSync(join('build/client', file)), file).toBe(true);
      expect([width, height]).toEqual(['1440', '960']);
    }
  }
});

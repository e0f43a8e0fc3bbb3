import type { Kind } from '#app/content/kind.server.ts';
import { albumSchema } from '#app/content/schemas/gallery.ts';
import { pathOf } from '#app/domain/addresses.ts';

const gallery = {
  id: 'gallery',
  rank: 5,
  collection: 'albums',
  list: pathOf('gallery'),
  isOrdered: true,
  isNewestFirst: true,
  place: 'gallery/*.yaml',
  form: 'folder',
  schema: albumSchema,
  files: { kind: 'photograph', field: 'pictures', folder: (id) => `gallery/${id}` },
  page: (id) => pathOf('gallery', id),
} as const satisfies Kind;

export const kinds = [gallery];

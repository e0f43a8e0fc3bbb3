import type { Kind } from '#app/content/kind.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { documentSchema } from './schema.ts';

const documents = {
  id: 'documents',
  rank: 4,
  collection: 'documents',
  list: pathOf('documents'),
  place: 'documents/*.yaml',
  form: 'folder',
  schema: documentSchema,
  end: { path: ['validUntil'], isMoment: true },
  files: { kind: 'document', field: 'files', folder: () => 'documents/files' },
  page: () => pathOf('documents'),
} as const satisfies Kind;

export const kinds = [documents];

import { DOCUMENT_CATEGORY, LANGUAGE } from '#app/content/forms/choices.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { documentSchema } from './schema.ts';

const documents = {
  id: 'documents',
  rank: 4,
  collection: 'documents',
  list: '/downloads',
  place: 'documents/*.yaml',
  form: 'folder',
  schema: documentSchema,
  idFields: ['attachments', 'documents'],
  end: { path: ['validUntil'], isMoment: true },
  files: { kind: 'document', field: 'files', folder: () => 'documents/files' },
  choices: { category: DOCUMENT_CATEGORY, 'files.languages': LANGUAGE },
  page: () => '/downloads',
} as const satisfies Kind;

export const kinds = [documents];

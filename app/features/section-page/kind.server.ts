import { z } from 'zod';
import type { Kind } from '#app/content/kind.server.ts';
import { sectionFrontMatterSchema, sectionPageSchema } from '#app/content/schemas/section-page.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { inEvery } from '#app/i18n/locale.ts';

const sectionText = sectionFrontMatterSchema.extend({
  text: z.string().meta({ 'x-control': 'markdown' }),
});
const texts = z.strictObject(inEvery(() => sectionText));

const sectionTexts = {
  id: 'texts',
  rank: 17,
  place: 'pages/*/*',
  form: 'texts',
  schema: texts,
  partOf: 'pages',
  listedIn: 'sections',
  page: (id) => `/${id}`,
} as const satisfies Kind;

const pages = {
  id: 'pages',
  rank: 18,
  place: 'pages/*/page.yaml',
  form: 'folder',
  schema: sectionPageSchema,
  ownFields: ['sections', 'subpages', 'drawings', 'contacts'],
  page: (id) => `/${id}`,
} as const satisfies Kind;

const documentTexts = {
  id: 'document-texts',
  rank: 19,
  place: 'documents/sources/*',
  form: 'texts',
  schema: texts,
  partOf: 'documents',
  sharesId: true,
  fieldsOf: 'texts',
  page: (id) => pathOf('documents', id),
} as const satisfies Kind;

export const kinds = [sectionTexts, pages, documentTexts];

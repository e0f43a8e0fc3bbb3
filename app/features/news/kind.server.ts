import { NOTICE_KIND } from '#app/content/forms/choices.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { noticeSchema } from './schema.ts';

const news = {
  id: 'news',
  rank: 1,
  collection: 'notices',
  list: '/all-news',
  place: 'news/*.yaml',
  form: 'folder',
  schema: noticeSchema,
  end: { path: ['validUntil'], isMoment: true },
  attachments: { field: 'attachments', owner: 'notice' },
  choices: { kind: NOTICE_KIND },
  page: (id) => `/all-news/${id}`,
} as const satisfies Kind;

export const kinds = [news];

import { type Kind, pictureIn } from '#app/content/kind.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { collegeDay } from '#app/domain/clock.ts';
import { tenderSchema } from './schema.ts';

const tenders = {
  id: 'tenders',
  rank: 3,
  collection: 'tenders',
  list: pathOf('tenders'),
  place: 'tenders/*.yaml',
  form: 'folder',
  schema: tenderSchema,
  // The text tells what is supplied, seldom when bids close.
  isSilentOnDays: true,
  start: (now) => ({ publishedAt: `${collegeDay(now)}T10:00:00+05:30` }),
  end: { path: ['closesAt'], isMoment: true },
  attachments: { field: 'documents', owner: 'tender', category: () => 'tenders' },
  files: pictureIn('tenders'),
  page: (id) => pathOf('tenders', id),
} as const satisfies Kind;

export const kinds = [tenders];

import { type Kind, pictureIn } from '#app/content/kind.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { collegeEventSchema } from './schema.ts';

const events = {
  id: 'events',
  rank: 2,
  collection: 'events',
  list: pathOf('events'),
  place: 'events/*.yaml',
  form: 'folder',
  schema: collegeEventSchema,
  ownFields: ['summary', 'revision'],
  changeFields: ['updatedOn', 'revision'],
  yearField: 'start',
  end: { path: ['end'], isMoment: true },
  attachments: { field: 'attachments', owner: 'event' },
  files: pictureIn('events'),
  page: (id) => pathOf('events', id),
} as const satisfies Kind;

export const kinds = [events];

import { type Kind, pictureIn } from '#app/content/kind.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { collegeDay, DAY_MS } from '#app/domain/clock.ts';
import { noticeSchema } from './schema.ts';

/** How long a notice is valid if nobody says otherwise. */
const VALID_DAYS = 30;

const newNotice = (now: number, department: string | undefined) => ({
  kind: department === undefined ? 'office' : 'academic',
  validUntil: `${collegeDay(now + VALID_DAYS * DAY_MS)}T17:00:00+05:30`,
  audience: { en: 'Students and staff', ml: 'വിദ്യാർഥികളും ജീവനക്കാരും' },
});

const news = {
  id: 'news',
  rank: 1,
  collection: 'notices',
  list: pathOf('news'),
  place: 'news/*.yaml',
  form: 'folder',
  schema: noticeSchema,
  ownFields: ['summary'],
  changeFields: ['updatedOn'],
  start: newNotice,
  end: { path: ['validUntil'], isMoment: true },
  attachments: {
    field: 'attachments',
    owner: 'notice',
    category: ({ kind }) => ['admission', 'examination'].find((category) => category === kind),
  },
  files: pictureIn('news'),
  page: (id) => pathOf('news', id),
} as const satisfies Kind;

export const kinds = [news];

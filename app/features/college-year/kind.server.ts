import { UNTITLED } from '#app/content/fields.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { calendarSchema, emergencySchema } from './schema.ts';

const calendar = {
  id: 'calendar',
  rank: 32,
  single: 'calendar',
  place: 'calendar.yaml',
  form: 'file',
  schema: calendarSchema,
  hasFarDays: true,
  absent: { firstMonth: 1, title: UNTITLED, note: UNTITLED, rows: [], holidays: [] },
} as const satisfies Kind;

const emergency = {
  id: 'emergency',
  rank: 0,
  single: 'emergencies',
  place: 'emergency.yaml',
  form: 'list',
  schema: emergencySchema,
  key: 'id',
  end: { path: ['until'], isMoment: true },
  page: () => '/today',
} as const satisfies Kind;

export const kinds = [calendar, emergency];

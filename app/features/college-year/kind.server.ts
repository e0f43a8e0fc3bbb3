import type { Kind } from '#app/content/kind.server.ts';
import { calendarSchema } from './schema.ts';

export { checkWorkingDays as check } from './checks.server.ts';

const calendar = {
  id: 'calendar',
  rank: 32,
  single: 'calendar',
  place: 'calendar.yaml',
  form: 'file',
  schema: calendarSchema,
} as const satisfies Kind;

export const kinds = [calendar];

import type { FieldLabels } from '#app/content/forms/field-label.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { calendarSchema } from './schema.ts';

const DAY_OF_YEAR = ['Month and day, such as 07-15.', 'മാസവും ദിവസവും; 07-15 പോലെ.'] as const;

const calendarLabels: FieldLabels = {
  firstMonth: {
    title: ['First month', 'ആദ്യ മാസം'],
    hint: ['A number from 1 to 12.', '1 മുതൽ 12 വരെയുള്ള സംഖ്യ.'],
  },
  rows: { title: ['Rows', 'വരികൾ'], item: ['Row', 'വരി'] },
  'rows.spans': { title: ['Periods', 'കാലയളവുകൾ'], item: ['Period', 'കാലയളവ്'] },
  'rows.spans.from': { title: ['From', 'തുടക്കം'], hint: DAY_OF_YEAR },
  'rows.spans.to': { title: ['To', 'അവസാനം'], hint: DAY_OF_YEAR },
  holidays: {
    title: ['Public holidays', 'പൊതു അവധികൾ'],
    item: ['Holiday', 'അവധി'],
    hint: [
      'From the order of the State for the year; Sundays and second Saturdays are known.',
      'അതത് വർഷത്തെ സർക്കാർ ഉത്തരവിൽനിന്ന്; ഞായറും രണ്ടാം ശനിയും ചേർക്കേണ്ട.',
    ],
  },
  'rows.spans.what': { title: ['What happens', 'നടപടി'] },
};

const calendar = {
  id: 'calendar',
  rank: 32,
  single: 'calendar',
  place: 'calendar.yaml',
  form: 'file',
  schema: calendarSchema,
  title: ['Calendar of the year, holidays', 'വർഷത്തെ കലണ്ടർ, അവധികൾ'],
  fields: calendarLabels,
} as const satisfies Kind;

export const kinds = [calendar];

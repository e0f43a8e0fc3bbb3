import type { FieldLabels } from '#app/content/forms/field-label.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { campusMapSchema } from './schema.ts';

const campusMapLabels: FieldLabels = {
  places: { title: ['Places', 'സ്ഥലങ്ങൾ'], item: ['Place', 'സ്ഥലം'] },
  'places.x': {
    title: ['From the left', 'ഇടതുവശത്തുനിന്ന്'],
    hint: ['Per cent of the drawing, 0 to 100.', 'ചിത്രത്തിന്റെ ശതമാനം, 0 മുതൽ 100 വരെ.'],
  },
  'places.y': {
    title: ['From the top', 'മുകളിൽനിന്ന്'],
    hint: ['Per cent of the drawing, 0 to 100.', 'ചിത്രത്തിന്റെ ശതമാനം, 0 മുതൽ 100 വരെ.'],
  },
  'places.what': { title: ['What is there', 'അവിടെയുള്ളത്'] },
};

const campusMap = {
  id: 'campus-map',
  rank: 33,
  single: 'campusMap',
  place: 'campus-map.yaml',
  form: 'file',
  schema: campusMapSchema,
  title: ['Campus map', 'ക്യാമ്പസ് ഭൂപടം'],
  fields: campusMapLabels,
  page: () => '/campus-life',
} as const satisfies Kind;

export const kinds = [campusMap];

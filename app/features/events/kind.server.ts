import { SUMMARY_OF_TEXT } from '#app/content/forms/common.ts';
import type { FieldLabels } from '#app/content/forms/field-label.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { collegeEventSchema } from './schema.ts';

const eventLabels: FieldLabels = {
  summary: SUMMARY_OF_TEXT,
  start: {
    title: ['Begins', 'തുടങ്ങുന്നത്'],
    hint: ['Date and time in India.', 'തീയതിയും സമയവും (ഇന്ത്യൻ സമയം).'],
  },
  end: {
    title: ['Ends', 'അവസാനിക്കുന്നത്'],
    hint: [
      'Date and time in India; after the beginning.',
      'തീയതിയും സമയവും (ഇന്ത്യൻ സമയം); തുടങ്ങുന്ന സമയത്തിനു ശേഷം.',
    ],
  },
  updatedOn: {
    title: ['Last changed on', 'അവസാനം മാറ്റിയ തീയതി'],
    hint: [
      'Leave empty until there is a change; then raise the version too.',
      'മാറ്റം ഉണ്ടാകുന്നതുവരെ ഒഴിച്ചിടുക; മാറുമ്പോൾ പതിപ്പും കൂട്ടുക.',
    ],
  },
  place: { title: ['Place on the campus map', 'ക്യാമ്പസ് ഭൂപടത്തിലെ സ്ഥലം'] },
};

const events = {
  id: 'events',
  rank: 2,
  collection: 'events',
  list: '/events',
  place: 'events/*.yaml',
  form: 'folder',
  schema: collegeEventSchema,
  end: { path: ['end'], isMoment: true },
  title: ['Events', 'പരിപാടികൾ'],
  entry: ['Event', 'പരിപാടി'],
  fields: eventLabels,
  page: (id) => `/events/${id}`,
} as const satisfies Kind;

export const kinds = [events];

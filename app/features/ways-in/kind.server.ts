import { WINDOW_KIND } from '#app/content/forms/choices.ts';
import type { FieldLabels } from '#app/content/forms/field-label.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { waySchema } from './schema.ts';

const wayLabels: FieldLabels = {
  stream: {
    title: ['Admission route', 'പ്രവേശന മാർഗം'],
    hint: ['Name and dates are taken from it.', 'പേരും തീയതികളും അതിൽനിന്ന് എടുക്കും.'],
  },
  lead: { title: ['Introduction', 'ആമുഖം'] },
  stops: {
    title: ['Steps', 'ഘട്ടങ്ങൾ'],
    hint: ['At least two, in order.', 'രണ്ടെണ്ണമെങ്കിലും; ക്രമത്തിൽ.'],
    item: ['Step', 'ഘട്ടം'],
  },
  'stops.text': {
    title: ['What happens', 'നടപടി'],
    hint: ['One or two sentences.', 'ഒന്നോ രണ്ടോ വാക്യം.'],
  },
  'stops.where': {
    title: ['Where', 'എവിടെ'],
    forms: [
      ['On the official website', 'ഔദ്യോഗിക വെബ്സൈറ്റിൽ'],
      ['Somewhere else', 'മറ്റൊരിടത്ത്'],
    ],
  },
  'stops.inHand': { title: ['Keep ready', 'കരുതേണ്ടവ'], item: ['Document', 'രേഖ'] },
  'stops.dates': {
    title: ['Dates', 'തീയതികൾ'],
    forms: [
      ['Announced dates of the route', 'പ്രവേശന മാർഗത്തിന്റെ തീയതികൾ'],
      ['Dates of an admission event', 'പ്രവേശന നടപടിയുടെ തീയതികൾ'],
    ],
  },
  'stops.dates.window': { title: ['Dates of', 'ഏതിന്റെ തീയതി'], choices: WINDOW_KIND },
  'stops.dates.event': { title: ['Admission event', 'പ്രവേശന നടപടി'] },
  'stops.whatIf': { title: ['What if …', 'ഇങ്ങനെ സംഭവിച്ചാൽ'], item: ['Question', 'ചോദ്യം'] },
};

const waysIn = {
  id: 'ways-in',
  rank: 25,
  single: 'ways',
  place: 'ways-in.yaml',
  form: 'list',
  schema: waySchema,
  key: 'id',
  title: ['Admission steps', 'പ്രവേശന ഘട്ടങ്ങൾ'],
  entry: ['Admission route', 'പ്രവേശന മാർഗം'],
  fields: wayLabels,
  page: () => '/academics/admission',
} as const satisfies Kind;

export const kinds = [waysIn];

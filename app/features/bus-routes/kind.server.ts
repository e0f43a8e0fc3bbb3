import type { FieldLabels } from '#app/content/forms/field-label.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { busRoutesSchema } from './schema.ts';

const CLOCK = [
  'A time for each trip, in 24 hours, as 16:30.',
  'ഓരോ ട്രിപ്പിന്റെയും സമയം, 24 മണിക്കൂർ രീതിയിൽ; 16:30 പോലെ.',
] as const;
const TRIP = ['Trip', 'ട്രിപ്പ്'] as const;

const busRouteLabels: FieldLabels = {
  college: { title: ['Last stop', 'അവസാന സ്റ്റോപ്പ്'] },
  timetables: { title: ['Timetables', 'സമയക്രമങ്ങൾ'], item: ['Timetable', 'സമയക്രമം'] },
  'timetables.from': { title: ['Valid from', 'ഈ തീയതി മുതൽ'] },
  'timetables.until': {
    title: ['Valid until', 'ഈ തീയതി വരെ'],
    hint: ['Leave out if no change is planned.', 'മാറ്റം നിശ്ചയിച്ചിട്ടില്ലെങ്കിൽ ഒഴിവാക്കുക.'],
  },
  'timetables.routes': { title: ['Routes', 'റൂട്ടുകൾ'], item: ['Route', 'റൂട്ട്'] },
  'timetables.routes.stops': {
    title: ['Stops', 'സ്റ്റോപ്പുകൾ'],
    hint: ['In the order of the morning trip.', 'രാവിലെ പോകുന്ന ക്രമത്തിൽ.'],
    item: ['Stop', 'സ്റ്റോപ്പ്'],
  },
  'timetables.routes.stops.morning': {
    title: ['Time in the morning', 'രാവിലത്തെ സമയം'],
    hint: CLOCK,
    item: TRIP,
  },
  'timetables.routes.stops.evening': {
    title: ['Time in the evening', 'വൈകിട്ടത്തെ സമയം'],
    hint: CLOCK,
    item: TRIP,
  },
  'timetables.routes.arrives': {
    title: ['Arrives at the college', 'കോളേജിൽ എത്തുന്ന സമയം'],
    hint: CLOCK,
    item: TRIP,
  },
  'timetables.routes.leaves': {
    title: ['Leaves the college', 'കോളേജിൽനിന്ന് പുറപ്പെടുന്ന സമയം'],
    hint: CLOCK,
    item: TRIP,
  },
};

const busRoutes = {
  id: 'bus-routes',
  rank: 27,
  single: 'busRoutes',
  place: 'bus-routes.yaml',
  form: 'file',
  schema: busRoutesSchema,
  title: ['Bus routes', 'ബസ് റൂട്ടുകൾ'],
  fields: busRouteLabels,
  page: () => '/facilities/transport',
} as const satisfies Kind;

export const kinds = [busRoutes];

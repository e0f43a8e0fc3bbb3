import type { FieldLabels } from '#app/content/forms/field-label.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { busRoutesSchema } from './schema.ts';

const CLOCK = ['In 24 hours, as 16:30.', '24 മണിക്കൂർ രീതിയിൽ; 16:30 പോലെ.'] as const;

const busRouteLabels: FieldLabels = {
  college: { title: ['Last stop', 'അവസാന സ്റ്റോപ്പ്'] },
  routes: { title: ['Routes', 'റൂട്ടുകൾ'], item: ['Route', 'റൂട്ട്'] },
  'routes.stops': { title: ['Stops', 'സ്റ്റോപ്പുകൾ'], hint: ['In the order of the morning trip.', 'രാവിലെ പോകുന്ന ക്രമത്തിൽ.'], item: ['Stop', 'സ്റ്റോപ്പ്'] },
  'routes.stops.morning': { title: ['Time in the morning', 'രാവിലത്തെ സമയം'], hint: CLOCK },
  'routes.stops.evening': { title: ['Time in the evening', 'വൈകിട്ടത്തെ സമയം'], hint: CLOCK },
  'routes.arrives': { title: ['Arrives at the college', 'കോളേജിൽ എത്തുന്ന സമയം'], hint: CLOCK },
  'routes.leaves': { title: ['Leaves the college', 'കോളേജിൽനിന്ന് പുറപ്പെടുന്ന സമയം'], hint: CLOCK },
};

export const busRoutesKind = {
  id: 'bus-routes',
  place: 'bus-routes.yaml',
  form: 'file',
  schema: busRoutesSchema,
  title: ['Bus routes', 'ബസ് റൂട്ടുകൾ'],
  fields: busRouteLabels,
  page: () => '/facilities/transport',
} satisfies Kind;

import { labelsFor } from '#app/content/labels.ts';
import type { PageGroup } from '#app/content/page-group.server.ts';

/** Spelled as in the specification. */
export const pages: PageGroup<'inauguration'> = {
  place: 140,
  pages: () => [
    {
      kind: 'inauguration',
      path: '/inaguration',
      title: (locale) => labelsFor('inauguration', locale).inaugurationTitle,
    },
  ],
  categories: { '/inaguration': 'Events' },
};

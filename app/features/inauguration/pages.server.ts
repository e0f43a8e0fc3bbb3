import { labelsFor } from '#app/content/labels.ts';
import { drawnBy, type PageGroup } from '#app/content/page-group.server.ts';
import { inaugurationView } from './inauguration.server.ts';

/** Spelled as in the specification. */
export const pages: PageGroup<'inauguration'> = {
  place: 140,
  pages: (site) => [
    {
      kind: 'inauguration',
      path: '/inaguration',
      ...drawnBy<typeof import('./inauguration-page.tsx')>(
        'inauguration/inauguration-page.tsx',
        (locale) => inaugurationView(site, locale),
      ),
      title: (locale) => labelsFor('inauguration', locale).inaugurationTitle,
    },
  ],
  categories: { '/inaguration': 'Events' },
};

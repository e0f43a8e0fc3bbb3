import { labelsFor } from '#app/content/labels.ts';
import type { ListedPage, PageGroup } from '#app/content/page-group.server.ts';
import { issuedSoFar } from '#app/content/rows/notice-rows.server.ts';
import { DOCUMENT_CATEGORIES } from './schema.ts';

type Kind = 'downloads' | 'document';

const PATH = '/downloads';

export const pages: PageGroup<Kind> = {
  place: 90,
  routes: {
    downloads: 'documents/downloads-page.tsx',
    'downloads/:id': 'documents/document-page.tsx',
  },
  pages: (site) => [
    {
      kind: 'downloads',
      path: PATH,
      title: (locale) => labelsFor('documents', locale).downloads,
      anchors: DOCUMENT_CATEGORIES,
      changes: { days: (_, now) => issuedSoFar(site.documents, now), isAlone: false },
      search: { isOverview: true },
    },
    ...site.documents.flatMap(
      ({ id, title, texts, issuedOn, sample = false }): ListedPage<Kind>[] =>
        texts
          ? [
              {
                kind: 'document',
                path: `${PATH}/${id}`,
                label: (locale) => title[locale],
                changes: { days: (locale) => [texts[locale].frontMatter.updatedOn], isAlone: true },
                search: { date: issuedOn },
                isSample: sample,
              },
            ]
          : [],
    ),
  ],
  listParts: ({ documents }) =>
    DOCUMENT_CATEGORIES.map((id) => [
      `${PATH}#${id}`,
      documents.every(({ category }) => category !== id),
    ]),
  categories: { [PATH]: 'Information' },
};

export { kinds } from './kind.server.ts';

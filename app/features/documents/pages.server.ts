import { labelsFor } from '#app/content/labels.ts';
import { drawnBy, type ListedPage, type PageGroup } from '#app/content/page-group.server.ts';
import { issuedSoFar } from '#app/content/rows/notice-rows.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { documentView, downloadsView, hasText } from './documents.server.ts';
import { DOCUMENT_CATEGORIES } from './schema.ts';

type Kind = 'downloads' | 'document';

const PATH = pathOf('documents');

export const pages: PageGroup<Kind> = {
  place: 90,
  pages: (site) => [
    {
      kind: 'downloads',
      path: PATH,
      ...drawnBy<typeof import('./downloads-page.tsx')>(
        'documents/downloads-page.tsx',
        (locale, now) => downloadsView(site, locale, now),
      ),
      title: (locale) => labelsFor('documents', locale).downloads,
      anchors: DOCUMENT_CATEGORIES,
      changes: { days: (_, now) => issuedSoFar(site.documents, now), isAlone: false },
      search: { isOverview: true },
    },
    ...site.documents.filter(hasText).map((document): ListedPage<Kind> => {
      const { id, title, texts, issuedOn, sample = false } = document;
      return {
        kind: 'document',
        path: `${PATH}/${id}`,
        ...drawnBy<typeof import('./document-page.tsx')>(
          'documents/document-page.tsx',
          (locale, now) => documentView(site, document, locale, now),
        ),
        label: (locale) => title[locale],
        changes: { days: (locale) => [texts[locale].frontMatter.updatedOn], isAlone: true },
        search: { date: issuedOn },
        isSample: sample,
      };
    }),
  ],
  listParts: ({ documents }) =>
    DOCUMENT_CATEGORIES.map((id) => [
      `${PATH}#${id}`,
      documents.every(({ category }) => category !== id),
    ]),
  categories: { [PATH]: 'Information' },
};

export { kinds } from './kind.server.ts';

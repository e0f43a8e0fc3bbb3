import { labelsFor } from '#app/content/labels.ts';
import { drawnBy, type ListedPage, type PageGroup } from '#app/content/page-group.server.ts';
import { issuedSoFar } from '#app/content/rows/notice-rows.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { documentView, downloadsView, hasText } from './documents.server.ts';
import { listPages, listPath, listsOf, listView, rowsPath } from './list.server.ts';
import { DOCUMENT_CATEGORIES } from './schema.ts';

type Kind = 'downloads' | 'document' | 'list';

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
      changes: { days: (_, now) => issuedSoFar(site.documents, now), replacesPageDay: false },
      search: { isOverview: true },
    },
    ...site.documents.filter(hasText).map((document): ListedPage<Kind> => {
      const { id, title, only, texts, issuedOn, sample = false } = document;
      return {
        kind: 'document',
        path: `${PATH}/${id}`,
        ...drawnBy<typeof import('./document-page.tsx')>(
          'documents/document-page.tsx',
          (locale, now) => documentView(site, document, locale, now),
        ),
        label: (locale) => title[locale],
        only,
        changes: { days: (locale) => [texts[locale].frontMatter.updatedOn], replacesPageDay: true },
        search: { date: issuedOn },
        isSample: sample,
      };
    }),
    ...listsOf(site).flatMap((document) =>
      listPages(document).map(
        (page): ListedPage<Kind> => ({
          kind: 'list',
          path: listPath(document.id, page),
          namedIn: document.file,
          ...drawnBy<typeof import('./list-page.tsx')>('documents/list-page.tsx', (locale) =>
            listView(site, document, page, locale),
          ),
          ...(page === 1 && {
            label: (locale) => document.title[locale],
            only: document.only,
          }),
          changes: { days: () => [document.issuedOn], replacesPageDay: true },
          // Names of persons are found on the page of the list, not by the search of the site.
          search: page === 1 ? { date: document.issuedOn, isOverview: true } : false,
          isSample: document.sample === true,
        }),
      ),
    ),
  ],
  // What the box above a list looks through.
  files: (site) =>
    listsOf(site).map(({ id, file, list }) => ({
      path: rowsPath(id),
      namedIn: file,
      text: () => JSON.stringify(list.rows),
    })),
  listParts: ({ documents }) =>
    DOCUMENT_CATEGORIES.map((id) => [
      `${PATH}#${id}`,
      documents.every(({ category }) => category !== id),
    ]),
  categories: { [PATH]: 'Information' },
};

export { kinds } from './kind.server.ts';

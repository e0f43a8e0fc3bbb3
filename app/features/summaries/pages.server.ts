import { labelsFor } from '#app/content/labels.ts';
import { drawnBy, type PageGroup } from '#app/content/page-group.server.ts';
import { summariesOf } from '#app/content/rows/summary-rows.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { summaryView } from './summaries.server.ts';

export const pages: PageGroup<'summary'> = {
  place: 140,
  pages: (site) =>
    summariesOf(site).map((summary) => ({
      kind: 'summary',
      path: pathOf('summaries', summary.id),
      namedIn: summary.file,
      ...drawnBy<typeof import('./summary-page.tsx')>('summaries/summary-page.tsx', (locale) =>
        summaryView(site, summary, locale),
      ),
      title: () => summary.title,
      anchors: summary.answers.map(({ id }) => id),
      changes: { days: () => [summary.updatedOn], replacesPageDay: true },
    })),
  siteMap: (site, locale) =>
    summariesOf(site).length === 0
      ? []
      : [
          {
            title: labelsFor('summaries', locale).others,
            pages: summariesOf(site).map(({ id, title }) => ({
              label: title,
              href: localisePath(pathOf('summaries', id), locale),
              lang: id,
            })),
          },
        ],
};

export { check, kinds } from './kind.server.ts';

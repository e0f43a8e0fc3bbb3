import type { Element } from 'hast';
import { h } from 'hastscript';
import { labelsFor } from '#app/content/labels.ts';
import type { PageEntry } from '#app/content/pages.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { titleAlone } from '#app/content/rows/sample.server.ts';
import { regionTag } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { sharedTitle } from '#app/lib/head-title.ts';
import { pagesByPath } from '#app/site.ts';
import type { PageFacts } from './page-facts.ts';
import { CARD } from './share-card.ts';

/**
 * The preview of a shared page (Open Graph, ogp.me; X uses the same and requires the size of the
 * card). The text is that of the head; a sample is marked, because the preview is shown alone.
 * @param card address of the card
 */
export function shareTags(
  site: Site,
  { address, path, locale }: PageEntry,
  facts: PageFacts,
  card: string,
): Element[] {
  const { college } = site;
  const { subject, isSample } = pagesByPath(site).get(path) ?? {};
  const properties: [string, string | number][] = [
    ['og:type', subject === 'article' ? 'article' : 'website'],
    ['og:url', `${college.siteUrl}${address}`],
    ['og:site_name', college.name[locale]],
    [
      'og:title',
      titleAlone(sharedTitle(facts, college.shortName[locale]), isSample || undefined, locale),
    ],
    ['og:description', facts.description],
    ['og:locale', openGraphLocale(locale)],
    ...college.languages
      .filter((language) => language !== locale)
      .map((language): [string, string] => ['og:locale:alternate', openGraphLocale(language)]),
    ['og:image', `${college.siteUrl}${card}`],
    ['og:image:type', 'image/png'],
    ['og:image:width', CARD.width],
    ['og:image:height', CARD.height],
    [
      'og:image:alt',
      fillIn(labelsFor('shell', locale).drawingBy, { college: college.name[locale] }),
    ],
  ];
  return [
    ...properties.map(([property, content]) => h('meta', { property, content: String(content) })),
    h('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

/** Open Graph writes languages with an underscore: `en_IN`. */
function openGraphLocale(locale: PageEntry['locale']): string {
  return regionTag(locale).replace('-', '_');
}

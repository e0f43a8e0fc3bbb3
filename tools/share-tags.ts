import type { Element } from 'hast';
import { h } from 'hastscript';
import type { PageEntry } from '#app/content/pages.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { Notice } from '#app/content/schemas/notice.ts';
import { titleAlone } from '#app/content/views/sample.ts';
import { LOCALES, regionTag } from '#app/i18n/locale.ts';
import { CARD } from './cards/draw-card.ts';
import type { Card } from './cards/make-cards.ts';
import { readDescription, readTitle } from './finished-page.ts';

/**
 * What sites and messengers show of a page that somebody shares (Open Graph, ogp.me; X takes the same and asks for the size of the card).
 * Words are those of the head; a sample says that it is one, because it stands alone there.
 */
export function shareTags(
  { college, notices }: Pick<Site, 'college' | 'notices'>,
  { address, path, kind, locale }: PageEntry,
  html: string,
  card: Card,
): Element[] {
  const notice = kind === 'notice' ? notices.find(({ id }) => path === `/all-news/${id}`) : undefined;
  const properties: [string, string | number][] = [
    ['og:type', notice ? 'article' : 'website'],
    ['og:url', `${college.siteUrl}${address}`],
    ['og:site_name', college.name[locale]],
    ['og:title', titleAlone(readTitle(html, college.shortName[locale]), card.isSample || undefined, locale)],
    ['og:description', readDescription(html)],
    ['og:locale', openGraphLocale(locale)],
    ...LOCALES.filter((language) => language !== locale).map((language): [string, string] => ['og:locale:alternate', openGraphLocale(language)]),
    ['og:image', `${college.siteUrl}${card.src}`],
    ['og:image:type', 'image/png'],
    ['og:image:width', CARD.width],
    ['og:image:height', CARD.height],
    ['og:image:alt', card.alt],
    ...dates(notice),
  ];
  return [
    ...properties.map(([property, content]) => h('meta', { property, content: String(content) })),
    h('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

function dates(notice: Notice | undefined): [string, string][] {
  if (!notice) return [];
  const { issuedOn, updatedOn } = notice;
  return [['article:published_time', issuedOn], ...(updatedOn ? [['article:modified_time', updatedOn] as [string, string]] : [])];
}

/** Open Graph writes languages with a low line: `en_IN`. */
function openGraphLocale(locale: PageEntry['locale']): string {
  return regionTag(locale).replace('-', '_');
}

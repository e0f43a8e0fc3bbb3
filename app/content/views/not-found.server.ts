import { drawingInfo } from '#app/content/reading/drawings.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { type Locale, localisePath, otherLocale } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';

export type NotFoundView = ReturnType<typeof notFoundView>;

/** Parts of the menu that the not-found page offers, by id. */
const LIKELY = ['academics', 'administration', 'research', 'facilities', 'campus-life'];

/** The not-found page in one language. */
export function notFoundView(site: Site, locale: Locale) {
  const messages = messagesFor(locale);
  const at = (path: string) => localisePath(path, locale);
  return {
    title: `${messages.notFoundTitle} | ${site.college.shortName[locale]}`,
    description: messages.notFoundText,
    otherTitle: { lang: otherLocale(locale), text: messagesFor(otherLocale(locale)).notFoundTitle },
    drawing: drawingInfo('palm-monsoon'),
    siteMapHref: at('/sitemap'),
    likely: [
      { label: site.admissions.page.title[locale], href: at('/admissions') },
      ...site.navigation.menu.filter(({ id }) => LIKELY.includes(id)).map(({ title, href }) => ({ label: title[locale], href: at(href) })),
      { label: messages.contact, href: at('/administrative#administrative-staffs') },
    ],
  };
}

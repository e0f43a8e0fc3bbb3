import { sectionPath } from '#app/content/pages.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { localise } from '#app/content/schemas/fields.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { headOf } from './head.server.ts';

export type SiteMapView = ReturnType<typeof siteMapView>;

/** Every page of one language, by part. The menu's own entries come with the shell. */
export function siteMapView(site: Site, locale: Locale) {
  const messages = messagesFor(locale);
  const at = (path: string) => localisePath(path, locale);
  const { page } = site.admissions;
  const parts = site.pages.map((part) => ({
    title: part.title[locale],
    ...(part.mount === 'root' ? {} : { href: at(`/${part.id}`) }),
    pages: part.sectionTexts.map((section) => ({ label: section.texts[locale].frontMatter.title, href: at(sectionPath(part, section)) })),
  }));
  const admissions = {
    title: page.title[locale],
    href: at('/admissions'),
    pages: localise(page.tabs, locale).map(({ id, label }) => ({ label, href: at(`/admissions/${id}`) })),
  };
  return {
    head: headOf(site, '/sitemap', locale, { title: messages.siteMap, description: messages.siteMapLead, keywords: [messages.siteMap] }),
    home: { label: messages.home, href: at('/') },
    parts: [admissions, ...parts],
  };
}

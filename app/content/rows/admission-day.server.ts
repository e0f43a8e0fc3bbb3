import type { Site } from '#app/content/reading/read.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { linkTitles } from './link-titles.server.ts';

/** Link to the page about the day of admission, with its title; none if the college names none. */
export function admissionDayLink(site: Site, locale: Locale) {
  const path = site.admissions.page.admissionDay;
  const label = path && linkTitles(site, locale)(path);
  return label ? { label, href: localisePath(path, locale) } : undefined;
}

import { index, prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { LOCALES, type Locale, localisePath } from '#app/i18n/locale.ts';

/** Every address shape of the site, read from top to bottom; mounted once for each language. */
function pages(locale: Locale): RouteConfigEntry[] {
  return [
    index('routes/home.tsx', { id: `home-${locale}` }),
    route('admissions/:section?', 'routes/admissions.tsx', { id: `admissions-${locale}` }),
    route('sitemap', 'routes/site-map.tsx', { id: `site-map-${locale}` }),
    route('404', 'routes/not-found.tsx', { id: `not-found-${locale}` }),
    // about, academics, administrative, research, facilities, campus-life with their sections, and the policies at the root:
    // one folder of content/pages each.
    route(':page/:section?', 'routes/section-page.tsx', { id: `section-page-${locale}` }),
  ];
}

export default LOCALES.flatMap((locale) => {
  const base = localisePath('/', locale).slice(1);
  return base ? prefix(base, pages(locale)) : pages(locale);
});

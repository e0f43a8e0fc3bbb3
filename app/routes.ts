import { basename } from 'node:path';
import { index, prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { PAGE_GROUPS } from '#app/content/page-groups.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';

/** Modules of the routes by their address: as the features say, or named after the type of a single page. */
const MODULES = PAGE_GROUPS.flatMap(({ routes, pages }) =>
  Object.entries(
    routes ??
      Object.fromEntries(
        pages(getSite()).map(({ kind, path }) => [path.slice(1), `${kind}/${kind}-route.tsx`]),
      ),
  ),
);

/** Every address shape of the site; mounted once for each language. The router prefers the more exact of two that fit. */
function pages(locale: Locale): RouteConfigEntry[] {
  return MODULES.map(([address, module]) => {
    const options = { id: `${basename(module).replace(/-route\.tsx?$/, '')}-${locale}` };
    return address === ''
      ? index(`features/${module}`, options)
      : route(address, `features/${module}`, options);
  });
}

export default getSite().college.languages.flatMap((locale) => {
  const base = localisePath('/', locale).slice(1);
  return base ? prefix(base, pages(locale)) : pages(locale);
});

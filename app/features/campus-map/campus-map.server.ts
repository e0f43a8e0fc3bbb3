import { localise } from '#app/content/fields.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { accessLine } from '#app/content/rows/access-rows.server.ts';
import { resolveTarget } from '#app/content/rows/links.server.ts';
import type { Locale } from '#app/i18n/locale.ts';

export type CampusMapBlock = ReturnType<typeof campusMapBlock>;

/** The campus map in one language: numbered places on a drawing, each a link. */
export function campusMapBlock(
  { campusMap, college }: Pick<Site, 'campusMap' | 'college'>,
  locale: Locale,
) {
  return {
    title: campusMap.title[locale],
    note: campusMap.note[locale],
    places: campusMap.places.map((place) => ({
      ...localise(place, locale),
      access: accessLine(place, locale),
      href: resolveTarget(place.href, college, locale),
    })),
  };
}

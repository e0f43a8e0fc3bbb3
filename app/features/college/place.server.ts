import type { Site } from '#app/content/reading/read.server.ts';
import { officeTimeline } from '#app/content/rows/office-rows.server.ts';
import { mapUrlOf } from '#app/content/schemas/college.ts';
import { weekStart } from '#app/domain/office-hours.ts';
import type { Locale } from '#app/i18n/locale.ts';

export type PlaceBlock = ReturnType<typeof placeBlock>;

/** Where the college is and when it is open; `now` is a Unix time in milliseconds. */
export function placeBlock(site: Site, locale: Locale, now: number) {
  const { college } = site;
  const from = weekStart(now);
  const { latitude, longitude } = college.location;
  return {
    name: college.name[locale],
    address: college.address[locale],
    directionsHref: `geo:${latitude},${longitude}?q=${latitude},${longitude}`,
    mapHref: mapUrlOf(college),
    /** The page is the same for a week. */
    from,
    office: officeTimeline(site, locale, from, 14),
  };
}

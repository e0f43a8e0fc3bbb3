import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { contactLabels, officeOf } from '#app/features/section-page/rows.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { mapUrlOf } from './schema.ts';

export type PlaceBlock = ReturnType<typeof placeBlock>;

/** Where the college is and when it is open. */
export function placeBlock(site: Site, locale: Locale) {
  const { college, calendar } = site;
  const { latitude, longitude } = college.location;
  const labels = labelsFor('college', locale);
  const { phone, secondPhone, email, hours } = officeOf(site, 'office', locale);
  return {
    name: college.name[locale],
    address: college.address[locale],
    directionsHref: `geo:${latitude},${longitude}?q=${latitude},${longitude}`,
    mapHref: mapUrlOf(college),
    phone,
    secondPhone,
    email,
    hours,
    open: { ...college.officeHours, holidays: calendar.holidays.map(({ date }) => date) },
    labels: {
      ...contactLabels(locale),
      directions: labels.directions,
      map: labels.openMap,
      openUntil: labels.officeOpen,
      opensAt: labels.officeClosed,
    },
  };
}

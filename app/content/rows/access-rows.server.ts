import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { Amounts } from '#app/domain/amount-table.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { titleAlone } from './sample.server.ts';

type Place = Site['campusMap']['places'][number];

/** Page with what there is for wheelchairs in every building. */
const ACCESS_PAGE = '/facilities/access';

/**
 * What a person in a wheelchair finds at a place, in a line; `undefined` while nobody has looked.
 */
export function accessLine({ access }: Place, locale: Locale): string | undefined {
  return access && `${labelsFor('campus-map', locale).wheelchair}: ${foundThere(access, locale)}`;
}

/** The line of the building on whose page it stands, with a link to all buildings. */
export function accessOf(
  { campusMap }: Pick<Site, 'campusMap'>,
  isThere: (place: Place) => boolean,
  locale: Locale,
) {
  const place = campusMap.places.find(isThere);
  const line = place && accessLine(place, locale);
  if (!line) return undefined;
  return {
    text: place.access?.sample ? `${line} (${messagesFor(locale).sampleNote})` : line,
    all: {
      label: labelsFor('campus-map', locale).moreAccess,
      href: localisePath(ACCESS_PAGE, locale),
    },
  };
}

/** All places of the map of which it is known. */
export function accessTable({ campusMap }: Pick<Site, 'campusMap'>, locale: Locale): Amounts {
  const labels = labelsFor('campus-map', locale);
  const known = campusMap.places.flatMap(({ access, ...place }) =>
    access ? [{ ...place, access }] : [],
  );
  return {
    caption: titleAlone(
      labels.accessTable,
      known.some(({ access }) => access.sample) || undefined,
      locale,
    ),
    columns: [labelsFor('departments', locale).place, labels.there],
    amounts: 0,
    rows: known.map(({ name, access }) => ({
      name: name[locale],
      cells: [foundThere(access, locale)],
    })),
  };
}

function foundThere({ has }: NonNullable<Place['access']>, locale: Locale): string {
  const labels = labelsFor('campus-map', locale);
  return has.length > 0 ? has.map((thing) => labels.access[thing]).join(', ') : labels.noAccess;
}

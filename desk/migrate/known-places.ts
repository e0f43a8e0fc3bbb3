import type { Site } from '#app/content/reading/read.server.ts';
import { decoded } from '#app/lib/encoded-path.ts';
import { slugOf } from '#app/lib/slug.ts';
import { newAddress } from '#desk/content-files/new-address.ts';

/** Where this site has something already; the page for a text beside it. */
type Place = { to: string; page?: string; isDepartment?: true };
/** Places of this site by the names under which an old site may have them. */
export type KnownPlaces = ReadonlyMap<string, Place>;

/** Words in names of old pages that say only that it is a page. */
const SAYS_LITTLE =
  /^(?:dept|department|departments|the|of|our|college|central|details|page|us|info|index|home|php|and|engineering|engg)$/;

const plain = (name: string) =>
  slugOf(name)
    .split('-')
    .filter((word) => word !== '' && !SAYS_LITTLE.test(word))
    .join('-');

/**
 * Departments, texts and redirects of this site by their names, titles and short names in all of
 * its languages. A name that two texts have is none.
 */
export function knownPlaces({ departments, pages, redirects, college }: Site): KnownPlaces {
  const places = new Map<string, Place>();
  const twice = new Set<string>();
  const add = (names: readonly string[], place: Place, isCertain = false) => {
    for (const name of new Set(names.flatMap((each) => [each.toLowerCase(), plain(each)]))) {
      if (name === '' || pages.some(({ id }) => id === name)) continue;
      if (!places.has(name)) places.set(name, place);
      else if (isCertain && places.get(name)?.to !== place.to) twice.add(name);
    }
  };
  const texts = pages.flatMap(({ id: page, sectionTexts }) =>
    sectionTexts.map(({ id, isSubpage, texts: words }) => ({
      ...{ id, titles: Object.values(words).map(({ frontMatter }) => frontMatter.title) },
      ...{ page, to: isSubpage ? `/${page}/${id}` : newAddress('texts', `${page}/${id}`) },
    })),
  );
  for (const { id, code, name } of departments)
    add([id, code, ...college.languages.map((locale) => name[locale])], {
      ...{ to: `/department/${id}`, isDepartment: true },
    });
  for (const { id, titles: _, ...place } of texts) add([id], place, true);
  for (const { titles, id: _, ...place } of texts) add(titles, place);
  for (const { from, to } of redirects) if (/^\/[^/?]+$/.test(from)) add([from.slice(1)], { to });
  for (const name of twice) places.delete(name);
  return places;
}

/** The place that the last name of an old address, its query or the title names. */
export function placeOf(address: string, title: string, places: KnownPlaces): Place | undefined {
  const { pathname, searchParams } = new URL(address);
  const [last = '', ...above] = pathname
    .replace(/\/+$/, '')
    .split('/')
    .map((part) => decoded(part).replace(/(?:\.(?:php|aspx?|jsp|cfm|html?))+$/i, ''))
    .reverse();
  const find = (name: string) => places.get(name.toLowerCase()) ?? places.get(plain(name));
  const named = [...searchParams.values(), last, title].map(find);
  // What lies below a department belongs to it; of other names above one nobody knows.
  const department = above.map(find).find((place) => place?.isDepartment);
  return [...named, department].find((place) => place !== undefined);
}

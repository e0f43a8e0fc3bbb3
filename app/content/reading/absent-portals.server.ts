import { PORTALS } from '#app/content/schemas/college.ts';
import type { Site } from './read.server.ts';

/** Fields with the target of a link. */
const TARGETS: readonly string[] = ['href', 'path', 'to', 'url'];
/** A link in the text of a data file, with its words. */
const LINK = /\[([^[\]]*)\]\((portal:[a-z]+)\)/g;

/** The site without what leads to a portal that the college does not have: rows of lists go, and of a link in a text its words stay. */
export function withoutAbsentPortals(site: Site): Site {
  const absent = PORTALS.filter((name) => !site.college.portals[name]).map(
    (name) => `portal:${name}`,
  );
  if (absent.length === 0) return site;
  // A resource of the home page is an anchor to which others link.
  const anchors = site.home.resources
    .filter(({ href }) => absent.includes(href))
    .map(({ id }) => `/#${id}`);
  return withoutTargets(site, new Set([...absent, ...anchors])) as Site;
}

function withoutTargets(value: unknown, absent: ReadonlySet<string>): unknown {
  if (typeof value === 'string')
    return value.replaceAll(LINK, (link, words, target) => (absent.has(target) ? words : link));
  if (Array.isArray(value))
    return value
      .flatMap((item) => (leadsTo(item, absent) ? wordsOf(item) : [item]))
      .map((item) => withoutTargets(item, absent));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, withoutTargets(field, absent)]),
  );
}

function leadsTo(item: unknown, absent: ReadonlySet<string>): item is object {
  return (
    typeof item === 'object' &&
    item !== null &&
    Object.entries(item).some(
      ([name, field]) => TARGETS.includes(name) && typeof field === 'string' && absent.has(field),
    )
  );
}

/** The words of a link in the tree of a text; nothing of a row of a list. */
function wordsOf(item: object): readonly unknown[] {
  return 'type' in item && item.type === 'link' && 'children' in item ? [item.children].flat() : [];
}

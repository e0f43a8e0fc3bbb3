import { knownPortals } from '#app/content/schemas/college.ts';
import type { Site } from './read.server.ts';
import { withoutTargets } from './targets.server.ts';

/** The site without what leads to a portal that the college does not have: rows of lists go, and of a link in a text its words stay. */
export function withoutAbsentPortals(site: Site): Site {
  const absent = knownPortals(site.college)
    .filter((name) => !site.college.portals[name])
    .map((name) => `portal:${name}`);
  if (absent.length === 0) return site;
  // A resource of the home page is an anchor to which others link.
  const anchors = site.home.resources
    .filter(({ href }) => absent.includes(href))
    .map(({ id }) => `/#${id}`);
  const gone = new Set([...absent, ...anchors]);
  return withoutTargets(site, (target) => gone.has(target));
}

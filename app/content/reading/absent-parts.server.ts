import { checkSite } from '#app/content/checks.server.ts';
import { pageFinder } from '#app/content/pages.server.ts';
import { knownPortals } from '#app/content/schemas/college.ts';
import type { Expected } from '#app/lib/expected.ts';
import type { ContentFiles } from './files.server.ts';
import { readSite, type Site } from './read.server.ts';
import { withoutTargets } from './targets.server.ts';

const IN_COLLEGE: Expected = {
  en: 'something that the college has; or the same mark `needs` here',
  ml: 'കോളേജിലുള്ളത്; അല്ലെങ്കിൽ `needs` എന്ന അതേ അടയാളം ഇവിടെയും',
};

/**
 * The site of a college without the parts that it lacks: what needs them, and each link to a page
 * or section that went with it.
 * @param files with which all of it was read, to which is reported what still refers to such a part
 */
export function withoutAbsentParts(all: Site, files: ContentFiles): Site {
  const { without = [] } = all.college;
  if (without.length === 0) return all;
  const ours = files.lacking(without);
  const rest = readSite(ours);
  if (!rest) {
    for (const problem of ours.problems) files.report(problem);
    return all;
  }
  const [before, after] = [targetsOf(all), targetsOf(rest)];
  const site = withoutTargets(withoutFees(rest), (target) => before(target) && !after(target));
  checkSite(site, ours);
  for (const problem of ours.problems) files.report({ ...problem, expected: IN_COLLEGE });
  return site;
}

/** Whether a link leads to a page of the site, to a section of it or to a committee. */
function targetsOf(site: Site): (target: string) => boolean {
  const isPage = pageFinder(site);
  return (target) =>
    isPage(target) || site.committees.some(({ id }) => target === `committee:${id}`);
}

/** Without fees of a part that is not there among those of an admission. */
function withoutFees(site: Site): Site {
  const { admissions, fees } = site;
  const known = new Set(fees.map(({ id }) => id));
  const events = admissions.events.map(({ feeDetails, ...event }) => ({
    ...event,
    ...(feeDetails && {
      feeDetails: { ...feeDetails, heads: feeDetails.heads.filter((id) => known.has(id)) },
    }),
  }));
  return { ...site, admissions: { ...admissions, events } };
}

/**
 * The site without what leads to a portal that the college does not have: rows of lists go, and of
 * a link in a text its words stay.
 */
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

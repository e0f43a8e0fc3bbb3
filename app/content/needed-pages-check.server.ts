import type { Site } from '#app/content/reading/read.server.ts';
import { FIRST } from '#app/i18n/locale.ts';
import { type Expected, NOTHING } from '#app/lib/expected.ts';
import { addressOf } from './rows/links.server.ts';
import { guideDepartments } from './rows/people-rows.server.ts';
import type { Report } from './target-check.server.ts';

/**
 * Pages to which the product itself leads, as long as there is something that leads to them. All
 * others a college may leave out.
 */
const NEEDED: Readonly<Record<string, (site: Site) => boolean>> = {
  '/contact': () => true,
  '/academics': () => true,
  '/help/offline': () => true,
  '/help/open-data': () => true,
  '/help/plain-words': () => true,
  '/help/faq': ({ faq }) => faq.length > 0,
  '/academics/admission': ({ programmes, ways }) => programmes.length + ways.length > 0,
  '/administrative/statutory-committees': ({ committees }) =>
    committees.some(({ page }) => page === undefined),
  '/research/guides': (site) => guideDepartments(site).length > 0,
  '/facilities/transport': ({ busRoutes }) => busRoutes.timetables.length > 0,
};

/** Reports pages and sections that are not there although something leads to them. */
export function checkNeededPages(site: Site, report: Report): void {
  for (const [path, isNeeded] of Object.entries(NEEDED)) {
    if (!isNeeded(site) || addressOf(site, path, FIRST)) continue;
    const expected: Expected = {
      en: `the page ${path}, to which other pages lead`,
      ml: `മറ്റു പേജുകളിൽനിന്ന് ലിങ്കുള്ള “${path}” എന്ന പേജ്`,
    };
    report({ file: `pages${path}`, path: [], expected, found: NOTHING });
  }
}

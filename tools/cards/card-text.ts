import type { PageEntry } from '#app/content/pages.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { College } from '#app/content/schemas/college.ts';
import { titleAlone } from '#app/content/views/sample.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { readCrumbs, readElement, readTitle } from '../finished-page.ts';

/** What the card of a page says and shows; the college's names and its address are on every card. */
export type CardText = {
  locale: Locale;
  title: string;
  /** What the page belongs to: the step above it in the breadcrumb. */
  section?: string | undefined;
  /** The card stands alone on other sites: that its subject is a sample has to be on it. */
  isSample: boolean;
  /** File name in app/drawings without .svg. */
  drawing: string;
};

/** Drawing of pages that have none of their own. */
const COLLEGE_FRONT = 'main-building';

/** The card of a page, from its finished HTML: the card says what the page says. */
export function cardText(site: Site, page: PageEntry, html: string): CardText {
  const title = titleOf(site, page, html);
  return {
    locale: page.locale,
    title,
    section: readCrumbs(html, page.locale)
      .slice(1)
      // On most pages the last step is the page itself; a tab of admissions is below the step that is shown last.
      .filter(({ label, href }) => href !== undefined || !label.startsWith(title))
      .at(-1)?.label,
    isSample: isSample(site, page),
    drawing: drawingOf(site, page),
  };
}

/** What the card says, for those who do not see it. */
export function cardAlt({ name }: Pick<College, 'name'>, { locale, title, section, isSample }: CardText): string {
  const { partOf } = labelsFor(locale);
  const words = section === undefined ? title : partOf(title, section);
  return titleAlone(partOf(words, name[locale]), isSample || undefined, locale);
}

/** The title without what it belongs to, which the card says in a line of its own. */
function titleOf({ college }: Site, { locale }: PageEntry, html: string): string {
  const [title = ''] = readTitle(html, college.shortName[locale]).split(' | ');
  // The name of the college, which begins the title of the home page, is on the card already.
  return title === college.name[locale] ? readElement(html, 'h1') : title;
}

function isSample(site: Site, { kind, path }: PageEntry): boolean {
  const entries = { notice: site.notices, event: site.events, person: site.people, album: site.albums, document: site.documents };
  const id = path.split('/')[2];
  return kind in entries && entries[kind as keyof typeof entries].some((entry) => entry.id === id && entry.sample === true);
}

/** The drawing that the page, its department or the page it belongs to shows. */
function drawingOf({ pages, departments, people }: Site, { kind, path }: PageEntry): string {
  const [, first = '', id = ''] = path.split('/');
  if (kind === 'department' || kind === 'department-part') return departments.find((department) => department.id === id)?.drawing ?? COLLEGE_FRONT;
  if (kind === 'person') {
    const person = people.find((entry) => entry.id === id);
    return departments.find((department) => department.id === person?.department)?.drawing ?? COLLEGE_FRONT;
  }
  return pages.find((page) => page.id === first)?.drawing ?? COLLEGE_FRONT;
}

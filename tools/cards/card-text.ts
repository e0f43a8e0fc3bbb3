import { pagesByPath } from '#app/content/page-kinds/page-groups.server.ts';
import type { PageEntry } from '#app/content/pages.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { College } from '#app/content/schemas/college.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { sharedTitle } from '#app/lib/head-title.ts';
import type { PageFacts } from '#app/page-start/page-facts.server.ts';
import { titleAlone } from '#app/views/shell/sample.server.ts';

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

/** The card of a page: it says what the page says. */
export function cardText(site: Site, page: PageEntry, facts: PageFacts): CardText {
  const title = titleOf(site, page, facts);
  const { isSample = false, drawing = COLLEGE_FRONT } = pagesByPath(site).get(page.path) ?? {};
  return {
    locale: page.locale,
    title,
    section: sectionOf(facts, title),
    isSample,
    drawing,
  };
}

/** What the card says, for those who do not see it. */
export function cardAlt({ name }: Pick<College, 'name'>, { locale, title, section, isSample }: CardText): string {
  const { partOf } = labelsFor(locale);
  const words = section === undefined ? title : partOf(title, section);
  return titleAlone(partOf(words, name[locale]), isSample || undefined, locale);
}

/** The step above the page; a tab of admissions is below the step that is shown last. */
function sectionOf({ ancestors, title: current }: PageFacts, title: string): string | undefined {
  if (ancestors.length === 0) return undefined;
  const above = ancestors.slice(1).at(-1)?.label;
  return current.startsWith(title) ? above : current;
}

/** The title without what it belongs to, which the card says in a line of its own. */
function titleOf({ college }: Site, { locale }: PageEntry, facts: PageFacts): string {
  const [title = ''] = sharedTitle(facts, college.shortName[locale]).split(' | ');
  // The name of the college, which begins the title of the home page, is on the card already.
  return title === college.name[locale] ? facts.title : title;
}

import { labelsFor } from '#app/content/labels.ts';
import { pagesByPath } from '#app/content/page-groups.server.ts';
import type { PageEntry } from '#app/content/pages.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { College } from '#app/features/college/schema.ts';
import { titleAlone } from '#app/features/shell/sample.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { sharedTitle } from '#app/lib/head-title.ts';
import type { PageFacts } from '#app/page-start/page-facts.server.ts';

/** The text and drawing of a page's card; the college's name and web address are on every card. */
export type CardText = {
  locale: Locale;
  title: string;
  /** The parent of the page in the breadcrumb. */
  section?: string | undefined;
  /** Cards are shown alone on other sites, so they must state that the subject is a sample. */
  isSample: boolean;
  /** File name in app/drawings without .svg. */
  drawing: string;
};

/** Drawing for pages without one. */
const COLLEGE_FRONT = 'main-building';

/** The card of a page, with the text of the page. */
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

/** Alternative text of the card. */
export function cardAlt({ name }: Pick<College, 'name'>, { locale, title, section, isSample }: CardText): string {
  const { partOf } = labelsFor(locale);
  const words = section === undefined ? title : fillIn(partOf, { part: title, department: section });
  return titleAlone(fillIn(partOf, { part: words, department: name[locale] }), isSample || undefined, locale);
}

/** The parent of the page; for a tab of admissions, the last step shown in the breadcrumb. */
function sectionOf({ ancestors, title: current }: PageFacts, title: string): string | undefined {
  if (ancestors.length === 0) return undefined;
  const above = ancestors.slice(1).at(-1)?.label;
  return current.startsWith(title) ? above : current;
}

/** The title without the parent, which has a separate line on the card. */
function titleOf({ college }: Site, { locale }: PageEntry, facts: PageFacts): string {
  const [title = ''] = sharedTitle(facts, college.shortName[locale]).split(' | ');
  // The name of the college, at the beginning of the home page title, is already on the card.
  return title === college.name[locale] ? facts.title : title;
}

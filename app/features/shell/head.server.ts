import { labelsFor } from '#app/content/labels.ts';
import { lastModified } from '#app/content/last-modified.ts';
import type { Head } from '#app/content/page-view.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { formatDate } from '#app/i18n/format.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { headTitle } from '#app/lib/head-title.ts';
import { withoutBreaks } from '#app/lib/without-breaks.ts';

type HeadInput = {
  /** One title, or several from the most detailed to the shortest: the first that fits is used. */
  title: string | readonly [string, ...string[]];
  description: string;
  keywords: readonly string[];
};

/**
 * Builds the head of a page; titles end with the college's initials if there is space, to distinguish tabs and search results.
 * @throws Error for a page without a date of last update
 */
export function headOf(
  site: Site,
  path: string,
  locale: Locale,
  { title, description, keywords }: HeadInput,
): Head {
  const absolute = (language: Locale) => `${site.college.siteUrl}${localisePath(path, language)}`;
  const { languages } = site.college;
  const updated = lastModified(site, path, locale);
  if (updated === undefined)
    throw new Error(`${path} has no day in page-days.yaml and none of its own`);
  return {
    // Words that break at a place of their own on a page are whole elsewhere.
    title: withoutBreaks(
      headTitle(typeof title === 'string' ? [title] : title, site.college.shortName[locale]),
    ),
    description: withoutBreaks(description),
    keywords: keywords.map(withoutBreaks),
    canonical: absolute(locale),
    alternates:
      languages.length === 1
        ? []
        : languages.map((language) => ({ locale: language, href: absolute(language) })),
    updated: {
      label: labelsFor('shell', locale).lastUpdated,
      iso: updated,
      text: formatDate(updated, locale),
    },
  };
}

/** The head, title and lead of a page that says the same in its head as on top. */
export function headed(
  site: Site,
  path: string,
  locale: Locale,
  { title, lead, keywords }: { title: string; lead: string; keywords: readonly string[] },
) {
  return { head: headOf(site, path, locale, { title, description: lead, keywords }), title, lead };
}

import type { Site } from '#app/content/reading/read.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import type { HeadTags } from '#app/lib/head-tags.ts';
import { headTitle } from '#app/lib/head-title.ts';
import { withoutBreaks } from '#app/lib/without-breaks.ts';

type HeadInput = {
  /** One title, or several from the most detailed to the shortest: the first that fits is used. */
  title: string | readonly [string, ...string[]];
  description: string;
  keywords: readonly string[];
};

/**
 * Builds the head of a page; titles end with the college's initials if there is space, to
 * distinguish tabs and search results.
 */
export function headOf(
  site: Site,
  path: string,
  locale: Locale,
  { title, description, keywords }: HeadInput,
): HeadTags {
  const absolute = (language: Locale) => `${site.college.siteUrl}${localisePath(path, language)}`;
  const { languages } = site.college;
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

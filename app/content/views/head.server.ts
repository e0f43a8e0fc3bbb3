import type { Site } from '#app/content/reading/read.server.ts';
import { LOCALES, type Locale, localisePath } from '#app/i18n/locale.ts';
import { headTitle } from '#app/lib/head-title.ts';

/** What a page's head says, in one language. */
export type Head = {
  title: string;
  description: string;
  keywords: string[];
  /** Absolute address of this page. */
  canonical: string;
  /** Absolute addresses of this page by language. */
  alternates: { locale: Locale; href: string }[];
};

type HeadInput = {
  /** One title, or several from the one that says most to the shortest: the first that fits is taken. */
  title: string | readonly [string, ...string[]];
  description: string;
  keywords: readonly string[];
};

/** Builds the head of a page; the college's initials end a title that leaves room for them, so that tabs and results can be told apart. */
export function headOf(site: Site, path: string, locale: Locale, { title, description, keywords }: HeadInput): Head {
  const absolute = (language: Locale) => `${site.college.siteUrl}${localisePath(path, language)}`;
  return {
    title: headTitle(typeof title === 'string' ? [title] : title, site.college.shortName[locale]),
    description,
    keywords: [...keywords],
    canonical: absolute(locale),
    alternates: LOCALES.map((language) => ({ locale: language, href: absolute(language) })),
  };
}

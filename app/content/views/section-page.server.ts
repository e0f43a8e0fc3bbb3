import { sectionPath } from '#app/content/pages.server.ts';
import { drawingInfo } from '#app/content/reading/drawings.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { Section, SectionPage } from '#app/content/reading/section-files.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { headOf } from './head.server.ts';
import { sectionBlocks } from './section-text.server.ts';

export type SectionPageView = NonNullable<Awaited<ReturnType<typeof sectionPageView>>>;

/** The page or section at a language-free path such as `/about/history`; `undefined` when there is none. */
export async function sectionPageView(site: Site, path: string, locale: Locale) {
  for (const page of site.pages) {
    if (page.mount !== 'root' && path === `/${page.id}`) return wholePage(site, page, locale);
    const section = page.sectionTexts.find((candidate) => sectionPath(page, candidate) === path);
    if (section) return ownPage(site, page, section, locale);
  }
  return undefined;
}

async function wholePage(site: Site, page: SectionPage, locale: Locale) {
  const shown = page.sectionTexts.filter((section) => !section.isSubpage);
  const path = `/${page.id}`;
  return {
    head: headOf(site, path, locale, { title: page.title[locale], description: page.summary[locale], keywords: page.keywords[locale] }),
    title: page.title[locale],
    summary: page.summary[locale],
    ancestors: [homeLink(locale)],
    drawing: page.drawing ? drawingInfo(page.drawing) : undefined,
    partTitle: page.title[locale],
    isWhole: true,
    links: page.sectionTexts.map((section) => ({
      label: section.texts[locale].frontMatter.title,
      href: localisePath(section.isSubpage ? sectionPath(page, section) : `${path}#${section.id}`, locale),
      isCurrent: false,
    })),
    sections: await Promise.all(shown.map((section) => sectionView(site, page, section, locale, 3))),
    subpages: page.sectionTexts
      .filter((section) => section.isSubpage)
      .map((section) => ({ ...section.texts[locale].frontMatter, href: localisePath(sectionPath(page, section), locale) }))
      .map(({ title, summary, href }) => ({ title, summary, href })),
    updatedOn: latest(shown, locale, 'updatedOn'),
    reviewedOn: latest(shown, locale, 'reviewedOn'),
  };
}

async function ownPage(site: Site, page: SectionPage, section: Section, locale: Locale) {
  const { frontMatter } = section.texts[locale];
  const isPolicy = page.mount === 'root';
  return {
    head: headOf(site, sectionPath(page, section), locale, {
      title: isPolicy ? frontMatter.title : `${frontMatter.title} | ${page.title[locale]}`,
      description: frontMatter.summary,
      keywords: frontMatter.keywords,
    }),
    title: frontMatter.title,
    summary: frontMatter.summary,
    ancestors: [homeLink(locale), ...(isPolicy ? [] : [{ label: page.title[locale], href: localisePath(`/${page.id}`, locale) }])],
    drawing: undefined,
    partTitle: page.title[locale],
    isWhole: false,
    links: page.sectionTexts.map((other) => ({
      label: other.texts[locale].frontMatter.title,
      href: localisePath(sectionPath(page, other), locale),
      isCurrent: other.id === section.id,
    })),
    sections: [await sectionView(site, page, section, locale, 2)],
    subpages: [],
    updatedOn: frontMatter.updatedOn,
    reviewedOn: frontMatter.reviewedOn,
  };
}

async function sectionView(site: Site, page: SectionPage, section: Section, locale: Locale, headingLevel: 2 | 3) {
  const text = section.texts[locale];
  return {
    id: section.id,
    title: text.frontMatter.title,
    href: localisePath(sectionPath(page, section), locale),
    blocks: await sectionBlocks(site, text, locale, headingLevel),
  };
}

function homeLink(locale: Locale) {
  return { label: messagesFor(locale).home, href: localisePath('/', locale) };
}

function latest(sections: readonly Section[], locale: Locale, field: 'updatedOn' | 'reviewedOn'): string {
  return (
    sections
      .map((section) => section.texts[locale].frontMatter[field])
      .sort()
      .at(-1) ?? ''
  );
}

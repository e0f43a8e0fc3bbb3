import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { Section, SectionPage } from '#app/content/reading/section-files.server.ts';
import { accessOf } from '#app/content/rows/access-rows.server.ts';
import { firstContacts } from '#app/content/rows/first-contacts.server.ts';
import { sectionPath } from '#app/content/rows/links.server.ts';
import { liveChanges, liveRows } from '#app/content/rows/live-rows.server.ts';
import { lastChange } from '#app/domain/state-changes.ts';
import { headed, headOf } from '#app/features/shell/head.server.ts';
import { homeLink } from '#app/features/shell/trail.server.ts';
import { formatDate } from '#app/i18n/format.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { sectionBlocks } from './section-text.server.ts';

export type SectionPageView = Awaited<ReturnType<typeof wholePage | typeof ownPage>>;

/** A page of all its sections. `now` is a Unix time in milliseconds. */
export async function wholePage(site: Site, page: SectionPage, locale: Locale, now: number) {
  const shown = page.sectionTexts.filter((section) => !section.isSubpage);
  const path = `/${page.id}`;
  const sections: Awaited<ReturnType<typeof sectionView>>[] = [];
  for (const section of shown)
    sections.push(await sectionView(site, page, section, locale, 3, now));
  const links = page.sectionTexts
    .filter(({ under }) => under === undefined)
    .map((section) => ({
      id: section.id,
      label: section.texts[locale].frontMatter.title,
      href: localisePath(
        section.isSubpage ? sectionPath(page, section) : `${path}#${section.id}`,
        locale,
      ),
      isCurrent: false,
    }));
  return {
    ...headed(site, path, locale, {
      title: page.title[locale],
      lead: page.summary[locale],
      keywords: page.keywords[locale],
    }),
    contacts: firstContacts(
      site,
      (page.contacts ?? []).filter((each) => !each.section || page.mount === 'single'),
      locale,
      now,
      ({ section }) => links.find(({ id }) => id === section),
    ),
    ancestors: [homeLink(locale)],
    drawing: page.drawing,
    isWhole: true,
    links,
    sections,
    subpages: itemsOf(page, undefined, locale),
    reviewed: dated(lastReview(shown, locale), locale),
    inThisPart: inThisPart(undefined, locale),
  };
}

/** One section as a page. `now` is a Unix time in milliseconds. */
export async function ownPage(
  site: Site,
  page: SectionPage,
  section: Section,
  locale: Locale,
  now: number,
) {
  const { frontMatter } = section.texts[locale];
  const isPolicy = page.mount === 'root';
  const title = (other: Section) => other.texts[locale].frontMatter.title;
  const parent = page.sectionTexts.find(({ id }) => id === section.under);
  const link = (other: Section) => ({
    label: title(other),
    href: localisePath(sectionPath(page, other), locale),
  });
  // Neighbours of an item are the items of its section; those of a section are the sections and the
  // pages outside sections.
  const neighbours = page.sectionTexts.filter((other) => other.under === section.under);
  return {
    head: headOf(site, sectionPath(page, section), locale, {
      title: isPolicy ? frontMatter.title : `${frontMatter.title} | ${page.title[locale]}`,
      description: frontMatter.summary,
      keywords: frontMatter.keywords,
    }),
    title: frontMatter.title,
    lead: frontMatter.summary,
    contacts: contactsOfSection(site, page, section, locale, now),
    ancestors: [
      homeLink(locale),
      ...(isPolicy
        ? []
        : [{ label: page.title[locale], href: localisePath(`/${page.id}`, locale) }]),
      ...(parent ? [link(parent)] : []),
    ],
    drawing: drawingOf(page, section),
    isWhole: false,
    links: [
      ...(parent ? [{ ...link(parent), isCurrent: false }] : []),
      ...neighbours.map((other) => ({ ...link(other), isCurrent: other.id === section.id })),
    ],
    sections: [await sectionView(site, page, section, locale, 2, now)],
    subpages: itemsOf(page, section.id, locale),
    reviewed: dated(frontMatter.reviewedOn, locale),
    inThisPart: inThisPart(parent ? title(parent) : page.title[locale], locale),
  };
}

/** Pages listed below a section, or below the whole page if they belong to none. */
function itemsOf(page: SectionPage, under: string | undefined, locale: Locale) {
  return page.sectionTexts
    .filter((section) => section.isSubpage && section.under === under)
    .map((section) => ({
      ...section.texts[locale].frontMatter,
      href: localisePath(sectionPath(page, section), locale),
    }))
    .map(({ title, summary, href }) => ({ title, summary, href }));
}

function contactsOfSection(
  site: Site,
  page: SectionPage,
  section: Section,
  locale: Locale,
  now: number,
) {
  const own = (page.contacts ?? []).filter((each) => each.section === section.id);
  return firstContacts(site, own, locale, now);
}

function drawingOf({ drawings }: SectionPage, { id }: Section) {
  return drawings?.[id];
}

async function sectionView(
  site: Site,
  page: SectionPage,
  section: Section,
  locale: Locale,
  headingLevel: 2 | 3,
  at: number,
) {
  const text = section.texts[locale];
  const { title } = text.frontMatter;
  const rows = liveRows(site, `${page.id}/${section.id}`, locale, at);
  const now = lastChange(rows.flatMap(liveChanges), at);
  const live = { rows: rows.filter(({ validUntil }) => now < Date.parse(validUntil)), now };
  const blocks = await sectionBlocks(site, text, locale, headingLevel, at);
  return {
    id: section.id,
    title,
    ownPage:
      page.mount === 'single'
        ? undefined
        : {
            label: fillIn(labelsFor('shell', locale).ownPage, { title }),
            href: localisePath(sectionPath(page, section), locale),
          },
    drawing: headingLevel > 2 ? drawingOf(page, section) : undefined,
    live,
    fold:
      headingLevel > 2
        ? {
            summary: text.frontMatter.summary,
            isOpen: opensFirst(page, live.rows.length > 0) && page.sections[0] === section.id,
          }
        : undefined,
    // A page of its own has them below its title, a page without such pages below that of the page.
    contacts:
      headingLevel > 2 && page.mount !== 'single'
        ? contactsOfSection(site, page, section, locale, at)
        : undefined,
    blocks,
    access: accessOf(site, ({ href }) => href === sectionPath(page, section), locale),
    // Below the text on the page of all sections; the section's own page lists them as further
    // pages.
    items: headingLevel > 2 ? itemsOf(page, section.id, locale) : [],
  };
}

/**
 * Whether the first section, what most come for, is not folded on phones: with more sections the
 * page would be long, and their list is what helps, unless the section has a date to come.
 */
function opensFirst({ mount, sections }: SectionPage, isLive: boolean): boolean {
  return mount === 'single' && (sections.length <= 4 || isLive);
}

function dated(iso: string | undefined, locale: Locale) {
  return iso === undefined ? undefined : { iso, text: formatDate(iso, locale) };
}

/**
 * The name of the side list; `part` is what it belongs to, where that is not the title of the page.
 */
function inThisPart(part: string | undefined, locale: Locale): string {
  const labels = labelsFor('shell', locale);
  return part ? fillIn(labels.inThisPart, { title: part }) : labels.inThisPage;
}

/** The last review of the sections of a page, once all of them have been read. */
function lastReview(sections: readonly Section[], locale: Locale): string | undefined {
  const days = sections.map((section) => section.texts[locale].frontMatter.reviewedOn ?? '').sort();
  return days[0] === '' ? undefined : days.at(-1);
}

import { localise } from '#app/content/fields.ts';
import { kindOf } from '#app/content/kinds.server.ts';
import { carriedPicture } from '#app/content/reading/carried-pictures.server.ts';
import { renderText } from '#app/content/reading/markdown.server.ts';
import { type PictureSource, pictureSource } from '#app/content/reading/pictures.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { SiteFiles } from '#app/content/reading/site-files.server.ts';
import {
  type AlbumPicture,
  namedPicture,
  PICTURE,
} from '#app/content/rows/album-pictures.server.ts';
import { contactsOf } from '#app/content/rows/department-rows.server.ts';
import { documentRow } from '#app/content/rows/document-rows.server.ts';
import { resolveTarget } from '#app/content/rows/links.server.ts';
import type { OnlyIn } from '#app/content/rows/only-in.server.ts';
import { summaryOf } from '#app/content/written-text.ts';
import { endChanges, lastChange, timelineChanges } from '#app/domain/state-changes.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import type { Html } from '#app/lib/html.server.ts';
import { parseText } from '#app/lib/markdown/parse-text.ts';
import { departmentLinks } from './trail.server.ts';

type Entry = Pick<
  Site['notices'][number],
  'summary' | 'body' | 'links' | 'contact' | 'departments' | 'attachments'
>;
type Row = OnlyIn & { title: string; isSample: boolean } & Parameters<typeof timelineChanges>[0];

export type EntryView = Awaited<ReturnType<typeof entryView<Row>>>;
/** A piece of a written text: prose, or a picture of an album. */
export type WrittenBlock =
  | { kind: 'html'; html: Html }
  | { kind: 'picture'; picture: AlbumPicture };

/**
 * What the pages of notices, events and tenders have alike.
 * @param row the entry as in lists
 */
export async function entryView<Own extends Row>(
  site: Site,
  entry: Entry,
  row: Own,
  locale: Locale,
  now: number,
) {
  const { summary, body, links = [], contact, departments = [] } = entry;
  const attachments = site.documents.filter(({ id }) => entry.attachments?.includes(id));
  return {
    now: lastChange([...timelineChanges(row), ...attachments.flatMap(endChanges)], now),
    title: row.title,
    row,
    only: row.only?.lang,
    /** None where the text below begins with the same words. */
    lead: summaryOf(body[locale]) === summary[locale] ? undefined : summary[locale],
    body: await writtenBlocks(site, body[locale], locale),
    departments: departmentLinks(site, departments, locale),
    links: localise(links, locale).map(({ label, href }) => ({
      label,
      href: resolveTarget(href, site.college, locale),
    })),
    attachments: attachments.map((document) =>
      documentRow(site, document, locale, summary[locale]),
    ),
    contact: contactsOf(site, contact ? [contact] : [], locale)[0],
  };
}

/** The text of a notice, event or tender. The site must have passed its checks. */
function writtenBlocks(site: Site, text: string, locale: Locale): Promise<WrittenBlock[]> {
  const blocks = renderText(parseText(text), {
    headingLevel: 2,
    leafDirectives: [PICTURE],
    textValue: () => undefined,
    resolveLink: (href) => resolveTarget(href, site.college, locale),
    newTabNote: messagesFor(locale).opensInNewTab,
  });
  return Promise.all(
    [...blocks].map(async (block) =>
      block.kind === 'html'
        ? block
        : { kind: PICTURE, picture: await namedPicture(site, block.attributes.id, locale) },
    ),
  );
}

type Pictured = { id: string; picture?: { file: string; alt: Record<Locale, string> } | undefined };

/** The photograph of a notice, event or tender; nothing where it has none. */
export async function entryPicture(
  site: SiteFiles,
  kind: 'news' | 'events' | 'tenders',
  entry: Pictured | undefined,
  locale: Locale,
): Promise<{ alt: string; source: PictureSource } | undefined> {
  if (!entry?.picture) return undefined;
  const { id, picture } = entry;
  const place = carriedPicture(kindOf(kind), id, picture);
  return { alt: picture.alt[locale], source: await pictureSource(site, place) };
}

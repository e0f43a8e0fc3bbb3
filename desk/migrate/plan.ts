import { isOfOneLanguage, redirectSchema } from '#app/features/redirects/schema.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { beginningOf } from '#app/lib/beginning.ts';
import { decoded, encodePath } from '#app/lib/encoded-path.ts';
import { slugOf } from '#app/lib/slug.ts';
import { correctTexts } from '#desk/content-files/correct-texts.ts';
import { freeName } from '#desk/content-files/names.ts';
import { newAddress } from '#desk/content-files/new-address.ts';
import { newIdOf } from '#desk/server/entries/drafts.ts';
import { correctEncoding } from '#languages/encoding.ts';
import type { ConvertedText } from './html-to-markdown.ts';
import { type KnownPlaces, placeOf } from './known-places.ts';
import { nameIn } from './old-address.ts';
import type { OldPage } from './old-page.ts';
import type { FoundPage } from './sort-pages.ts';

/** An entry for the desk, and the old addresses that lead to it. */
export type Planned = {
  kind: 'news' | 'texts' | 'documents';
  id: string;
  draft: string;
  value: Record<string, unknown>;
  /** Address of its page on this site. */
  to: string;
  /** What this site has there already: redirects lead to it, which are saved by themselves. */
  known?: string;
  /** Old addresses, the first of which it comes from. */
  addresses: string[];
  title: string;
  /** What was left out or changed. */
  remarks: string[];
};

type Names = {
  /** Ids of the pages of this site, and the one that gets what belongs to no other. */
  pages: readonly string[];
  page: string;
  /** What this site has already, by name. */
  places: KnownPlaces;
  /** Places that are taken, in small letters: `news/exam-dates`. */
  taken: ReadonlySet<string>;
};

/**
 * The entries that the pages of an old site become: dated ones notices, others texts of the page
 * that has their name.
 */
export function planEntries(found: readonly FoundPage[], names: Names): Planned[] {
  const taken = new Set(names.taken);
  return found.map(({ pages, addresses }) => {
    const [page] = pages;
    const texts = pages.map((each) => ({ page: each, text: each.text }));
    const title = captionOf(page);
    const kind = page.isNotice ? 'news' : 'texts';
    const name = nameOf(page.address, title);
    const known = kind === 'texts' ? placeOf(page.address, title, names.places) : undefined;
    const wanted =
      kind === 'news' ? name : `${known?.page ?? pageFor(page.address, names)}/${name}`;
    const id = freeName(wanted, (other) => taken.has(`${kind}/${other}`));
    taken.add(`${kind}/${id}`.toLowerCase());
    const value = kind === 'news' ? notice(texts) : sectionTexts(texts);
    return {
      kind,
      id,
      draft: newIdOf(page.address),
      value: correctTexts(value).value,
      to: newAddress(kind, id),
      ...(known && { known: known.to }),
      addresses,
      title,
      remarks: [
        ...(known ? [`Compare it with ${known.to}, and save the redirects to it.`] : []),
        ...new Set(texts.flatMap(({ text }) => text.dropped.map(({ en }) => en))),
      ],
    };
  });
}

type Text = { page: OldPage; text: ConvertedText };

/** What a page is called, also where it has no title. */
export const captionOf = ({ title, address }: Pick<OldPage, 'title' | 'address'>) =>
  correctEncoding(title.replaceAll(/\s+/g, ' ').trim()).text.slice(0, 300) || address;

/** A notice in which the audience, the last day and perhaps a language have to be added. */
function notice(texts: readonly Text[]) {
  const [first] = texts;
  const inEach = (say: (text: Text) => string | undefined) =>
    Object.fromEntries(
      texts.flatMap((text) => {
        const words = say(text);
        return words ? [[text.page.language, words]] : [];
      }),
    );
  return {
    title: inEach(({ page }) => captionOf(page)),
    ...(first?.page.day && { issuedOn: first.page.day }),
    body: inEach(({ text }) => `${text.markdown}\n`),
  };
}

function sectionTexts(texts: readonly Text[]) {
  return Object.fromEntries(
    texts.map(({ page, text }) => [
      page.language,
      {
        title: captionOf(page),
        summary: page.beginning ?? beginningOf(captionOf(page)),
        keywords: [captionOf(page)],
        ...(page.day && { updatedOn: page.day }),
        text: `${text.markdown}\n`,
      },
    ]),
  );
}

/** The page of this site whose name is in the old address. */
function pageFor(address: string, { pages, page }: Names): string {
  const parts = new URL(address).pathname
    .split('/')
    .map((part) => slugOf(decoded(part).replace(/\.\w+$/, '')));
  return parts.find((part) => pages.includes(part)) ?? page;
}

/** The last name in an old address that says something, else a word from the title. */
function nameOf(address: string, title: string): string {
  const fromPath = nameIn(address);
  const fromTitle = slugOf(title);
  const { search } = new URL(address);
  // With a query the path names a program, not a page.
  return (
    (search === '' ? fromPath || fromTitle : fromTitle || fromPath) ||
    `page-${newIdOf(address).slice(4, 10)}`
  );
}

/**
 * The old address as a redirect may have it, without its language if the redirect holds in every
 * language.
 * @returns `undefined` for the home page, and for what no web server may redirect
 */
export function redirectFrom(
  address: string,
  to: string,
): { from: string; to: string } | undefined {
  const { pathname, search } = new URL(address);
  const path = pathname.replace(/\/+$/, '');
  const encoded = encodePath(path) ?? path;
  const own = isOfOneLanguage(encoded) ? encoded : splitAddress(encoded || '/').path;
  const value = { from: own + search, to };
  return redirectSchema.safeParse(value).success && value.from !== to ? value : undefined;
}

/**
 * Why no redirect can lead from an old address. Most hosts read no query of the home page, and none
 * has another page there.
 */
export function noRedirectFrom(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname === '/' && search !== ''
    ? `/${search} shows the home page here: no redirect can lead from it.`
    : `No redirect can lead from ${address}.`;
}

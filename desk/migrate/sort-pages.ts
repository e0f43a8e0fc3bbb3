import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { FIRST } from '#app/i18n/locale.ts';
import { type Answer, isHtml, isPdf } from './answer.ts';
import { SAYS_NOTHING } from './leading-links.ts';
import type { Host } from './old-address.ts';
import { type OldPage, readOldPages } from './old-page.ts';
import type { PageReader } from './page-reader.ts';

/** A page with its translation, and all addresses at which the old site shows it. */
export type FoundPage = { pages: [OldPage, ...OldPage[]]; addresses: string[] };
/** A PDF file with all addresses at which the old site has it, and the words of the links to it. */
export type FoundFile = { address: string; file: string; words: string[]; addresses: string[] };
type Left = { address: string; why: string };
export type Sorted = { found: FoundPage[]; files: FoundFile[]; left: Left[] };

/** Fewer letters and digits are no text of a page. */
const LEAST_LETTERS = 40;

/**
 * What of an old site is taken: its pages with words of their own, each once, and its PDF files.
 * The rest is left, each with its reason.
 */
export async function sortPages(
  answers: readonly Answer[],
  host: Host,
  reader: PageReader,
): Promise<Sorted> {
  const kept = answers.filter((answer) => answer.file !== undefined);
  const { pages, left: unread } = await readOldPages(
    kept.filter((answer) => isHtml(answer) && !isPdf(answer)),
    host,
    reader,
  );
  const left: Left[] = [
    ...answers.flatMap(({ address, why }) => (why ? [{ address, why }] : [])),
    ...unread,
  ];
  const moved = answers.flatMap(({ address, movedTo }) => (movedTo ? [{ address, movedTo }] : []));
  const files = filesOf(kept, pages);
  const fileAt = new Map(
    files.flatMap((file) => file.addresses.map((address) => [address, file] as const)),
  );
  const byText = new Map<string, FoundPage>();
  const at = new Map<string, FoundPage>();
  const others: { page: OldPage; why: string }[] = [];
  for (const page of pages) {
    const file = onlyFile(page, fileAt);
    if (file) {
      file.words.unshift(page.title);
      file.addresses.push(page.address);
      continue;
    }
    const why = whyLeft(page);
    if (why) {
      others.push({ page, why });
      continue;
    }
    const found = byText.get(page.words) ?? { pages: [page], addresses: [] };
    found.addresses.push(page.address);
    byText.set(page.words, found);
    at.set(page.address, found);
  }
  const joined = joinLanguages([...byText.values()], at, moved);
  for (const { address, movedTo } of followed(moved)) {
    const file = files.find(({ addresses }) => addresses.includes(movedTo));
    (at.get(movedTo) ?? file)?.addresses.push(address);
  }
  for (const { page, why } of others) {
    // A page of frames is what its largest frame is.
    const frames = page.links
      .filter(({ isFrame }) => isFrame)
      .flatMap((link) => at.get(link.address) ?? []);
    const [largest] = frames.toSorted((a, b) => b.pages[0].letters - a.pages[0].letters);
    if (largest) largest.addresses.push(page.address);
    else left.push({ address: page.address, why });
  }
  const told = new Set(
    [...joined, ...files]
      .flatMap(({ addresses }) => addresses)
      .concat(left.map(({ address }) => address)),
  );
  for (const { address, movedTo } of answers) {
    // A saved folder does not say which of its two names a page had.
    if (told.has(address) || (movedTo && host.saved !== undefined)) continue;
    left.push({
      address,
      why: movedTo ? `it leads to ${movedTo}` : 'neither a page nor a PDF file',
    });
  }
  return { found: joined, files, left };
}

/** The file that is all that a page shows, under its heading: the page is that document. */
function onlyFile(
  { letters, links }: OldPage,
  fileAt: ReadonlyMap<string, FoundFile>,
): FoundFile | undefined {
  const embedded = new Set(links.filter(({ isFrame }) => isFrame).map(({ address }) => address));
  const [first, ...more] = [...embedded].flatMap((address) => fileAt.get(address) ?? []);
  return letters < LEAST_LETTERS && more.length === 0 ? first : undefined;
}

function whyLeft({ address, letters, links, ...page }: OldPage): string | undefined {
  const frames = links.filter(({ isFrame }) => isFrame);
  const { pathname, search } = new URL(address);
  if (/^\/(?:index\.\w+|default\.\w+|home\.\w+|home)?$/i.test(pathname) && search === '')
    return 'the home page: this site makes it of its content';
  if (page.isInOldFont) return 'text in a font of its own: convert it to Unicode first';
  if (letters < LEAST_LETTERS && frames.length > 0)
    return 'a page of other pages (frames), which were read each for itself';
  const isNoticeOfFile = page.isNotice && links.some((link) => isPdf(link));
  if (letters < LEAST_LETTERS && !isNoticeOfFile)
    return 'no text of its own, beside the frame of the site, pictures and files';
  if (page.isList) return 'a list of other pages, which were read each for itself';
  return undefined;
}

/**
 * A page and its translation are one entry, if each is named by the other, or by nothing else that
 * is read.
 */
function joinLanguages(
  all: readonly FoundPage[],
  at: Map<string, FoundPage>,
  moved: readonly { address: string; movedTo: string }[],
): FoundPage[] {
  const target = new Map(moved.map(({ address, movedTo }) => [address, movedTo]));
  const otherOf = ({ pages: [page] }: FoundPage) =>
    page.others
      .flatMap((address) => at.get(address) ?? at.get(target.get(address) ?? '') ?? [])
      .find(({ pages: [other] }) => other.language !== page.language);
  // Found before any are joined: what leads to a page does not lead to all that it is joined with.
  const translation = new Map(all.map((found) => [found, otherOf(found)]));
  const claims = Map.groupBy(all, (found) => translation.get(found));
  const gone = new Set<FoundPage>();
  for (const found of all) {
    const other = translation.get(found);
    if (!other || gone.has(found) || gone.has(other)) continue;
    const isMutual = translation.get(other) === found;
    // A switch on every page that leads to one page leads to the beginning of the other language.
    if (!isMutual && (claims.get(other) ?? []).length > 1) continue;
    const [first, second] = found.pages[0].language === FIRST ? [found, other] : [other, found];
    const { language } = second.pages[0];
    // Two texts in one language are two entries.
    if (first.pages.some((page) => page.language === language)) continue;
    first.pages.push(second.pages[0]);
    first.addresses.push(...second.addresses);
    gone.add(second);
    for (const address of second.addresses) at.set(address, first);
  }
  return all.filter((found) => !gone.has(found));
}

/** Where addresses lead in the end. */
function followed(moved: readonly { address: string; movedTo: string }[]) {
  const target = new Map(moved.map(({ address, movedTo }) => [address, movedTo]));
  return moved.map(({ address, movedTo }) => {
    let to = movedTo;
    for (let step = 0; step < 10 && target.has(to); step++) to = target.get(to) ?? to;
    return { address, movedTo: to };
  });
}

function filesOf(answers: readonly Answer[], pages: readonly OldPage[]): FoundFile[] {
  const links = Map.groupBy(
    pages.flatMap(({ address: page, links: all }) => all.map((link) => ({ ...link, page }))),
    ({ address }) => address,
  );
  const byContent = new Map<string, FoundFile>();
  for (const { address, file } of answers.filter(isPdf)) {
    if (file === undefined) continue;
    const content = createHash('sha256').update(readFileSync(file)).digest('hex');
    const found = byContent.get(content) ?? { address, file, words: [], addresses: [] };
    byContent.set(content, found);
    found.addresses.push(address);
    const words = (links.get(address) ?? []).map((link) => link.words);
    found.words.push(...words.filter((each) => each.length > 2 && !SAYS_NOTHING.test(each)));
  }
  return [...byContent.values()];
}

import type { Element, Root } from 'xast';
import { fromXml } from 'xast-util-from-xml';
import { redirectSchema } from '#app/content/schemas/redirects.ts';
import { graphemesOf } from '#app/lib/graphemes.ts';
import { DeskError, type Words } from '#desk/server/words.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import type { ImportedEntry, ImportResult, RowProblem } from './import-result.ts';
import { slugOf } from './slug.ts';

const MOST_BYTES = 10 * 1024 * 1024;
/** Maximum length of a summary in visible characters. */
const SUMMARY_LIMIT = 160;
const MALAYALAM = /[\u0d00-\u0d7f]/g;

const REASONS = {
  tooLarge: {
    en: 'The file is larger than 10 MB. In WordPress, export posts and pages of one year at a time.',
    ml: 'ഫയൽ 10 എം.ബി.യിൽ കൂടുതലാണ്. വേഡ്പ്രസിൽ ഓരോ വർഷത്തെയും ഉള്ളടക്കം പ്രത്യേകം എക്സ്പോർട്ട് ചെയ്യുക.',
  },
  unreadable: {
    en: 'This is not an export file of WordPress (Tools, Export), or it is damaged.',
    ml: 'ഇത് വേഡ്പ്രസിൽനിന്ന് എക്സ്പോർട്ട് ചെയ്ത ഫയലല്ല (Tools, Export), അല്ലെങ്കിൽ ഫയലിന് കേടുണ്ട്.',
  },
} satisfies Record<string, Words>;

const LEFT_OUT: Words = {
  en: 'Left out: only published or draft posts and pages without a password are imported.',
  ml: 'ഒഴിവാക്കി: പ്രസിദ്ധീകരിച്ചതോ കരടായതോ ആയ, പാസ്‌വേഡ് ഇല്ലാത്ത കുറിപ്പുകളും പേജുകളും മാത്രമേ ഇംപോർട്ട് ചെയ്യൂ.',
};

const NO_REDIRECT: Words = {
  en: 'The old address cannot be redirected: it is missing, the home page, or has characters that no web server may redirect.',
  ml: 'പഴയ വിലാസത്തിൽനിന്ന് പുതിയതിലേക്ക് നയിക്കാനാവില്ല: വിലാസം ഇല്ല, അല്ലെങ്കിൽ ഹോം പേജിന്റേതാണ്, അല്ലെങ്കിൽ അനുവദിക്കാത്ത അക്ഷരങ്ങളുണ്ട്.',
};

/**
 * Reads an export file of WordPress (WXR): posts become notices, pages become texts of a page, all of them drafts in one language that an editor has to
 * complete. Omitted parts are in `problems`, by the number of the item in the file. Nothing is written and nothing is downloaded.
 * @param page id of the page to which texts are added
 * @throws DeskError if it is not such a file
 */
export function importWordPress(bytes: Uint8Array, page: string): ImportResult {
  if (bytes.length > MOST_BYTES) throw new DeskError(422, REASONS.tooLarge);
  const result: ImportResult = { entries: [], problems: [] };
  itemsOf(bytes).forEach((item, index) => {
    const row = index + 1;
    const { entry, problems } = readItem(item, row, page, result.entries);
    result.problems.push(...problems);
    if (!entry) return;
    result.entries.push(entry);
    const redirect = redirectTo(entry, textOf(item, 'link'));
    if (redirect) result.entries.push(redirect);
    else result.problems.push({ row, column: textOf(item, 'title'), words: NO_REDIRECT });
  });
  return result;
}

/** The parser opens no address and does not support custom entities, so that none can expand. */
function itemsOf(bytes: Uint8Array): Element[] {
  const channel = childrenOf(childrenOf(parse(bytes), 'rss')[0], 'channel')[0];
  if (!channel || childrenOf(channel, 'wp:wxr_version').length === 0) throw new DeskError(422, REASONS.unreadable);
  return childrenOf(channel, 'item');
}

function parse(bytes: Uint8Array): Root {
  try {
    return fromXml(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new DeskError(422, REASONS.unreadable);
  }
}

function childrenOf(node: Element | Root | undefined, name: string): Element[] {
  return (node?.children ?? []).filter((child): child is Element => child.type === 'element' && child.name === name);
}

function textOf(item: Element, name: string): string {
  const [first] = childrenOf(item, name);
  const parts = (first?.children ?? []).map((child) => (child.type === 'text' || child.type === 'cdata' ? child.value : ''));
  return parts.join('').normalize('NFC').trim();
}

function readItem(item: Element, row: number, page: string, before: readonly ImportedEntry[]): { entry?: ImportedEntry; problems: RowProblem[] } {
  const type = textOf(item, 'wp:post_type');
  const title = textOf(item, 'title');
  const isWanted = ['publish', 'draft', 'pending', 'future'].includes(textOf(item, 'wp:status')) && textOf(item, 'wp:post_password') === '';
  if (type !== 'post' && type !== 'page') return { problems: [] };
  if (!isWanted) return { problems: [{ row, column: title, words: LEFT_OUT }] };
  const { markdown, paragraphs, dropped } = htmlToMarkdown(textOf(item, 'content:encoded'), title);
  const name = addressOf(item, title, row);
  const taken = before.filter((entry) => entry.id.endsWith(name) && entry.kind === (type === 'post' ? 'news' : 'texts')).length;
  const id = taken === 0 ? name : `${name}-${row}`;
  const day = textOf(item, 'wp:post_date').slice(0, 10);
  const locale = isMalayalam(title + markdown) ? 'ml' : 'en';
  const summary = summaryOf(textOf(item, 'excerpt:encoded'), paragraphs, title);
  const value = type === 'post' ? notice(locale, { title, summary, day, paragraphs }) : text(locale, { title, summary, day, markdown });
  return {
    entry: { kind: type === 'post' ? 'news' : 'texts', id: type === 'post' ? id : `${page}/${id}`, value, row },
    problems: dropped.map((words) => ({ row, column: title, words })),
  };
}

/** The old address of an entry leads to its new one, as a draft too: it can be saved once its page exists. */
function redirectTo({ kind, id, row }: ImportedEntry, link: string): ImportedEntry | undefined {
  if (!URL.canParse(link)) return undefined;
  const { pathname, search } = new URL(link);
  const value = { from: `${pathname.replace(/\/+$/, '')}${search}`, to: kind === 'news' ? `/all-news/${id}` : `/${id.replace('/', '#')}` };
  return redirectSchema.safeParse(value).success ? { kind: 'redirects', id: value.from, value, row } : undefined;
}

type Draft = { title: string; summary: string; day: string };

/** A notice in which the other language, the audience and the last day of validity have to be added. */
function notice(locale: string, { title, summary, day, paragraphs }: Draft & { paragraphs: readonly string[] }) {
  const inOne = (words: string) => ({ [locale]: words });
  return { title: inOne(title), summary: inOne(summary), issuedOn: day, body: paragraphs.map(inOne) };
}

function text(locale: string, { title, summary, day, markdown }: Draft & { markdown: string }) {
  return { [locale]: { title, summary, keywords: [title], updatedOn: day, reviewedOn: day, text: `${markdown}\n` } };
}

/** The name in the old address, if valid; otherwise from the title. */
function addressOf(item: Element, title: string, row: number): string {
  return slugOf(decoded(textOf(item, 'wp:post_name'))) ?? slugOf(title) ?? `post-${textOf(item, 'wp:post_id').replaceAll(/\D/g, '') || row}`;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}

function summaryOf(excerpt: string, paragraphs: readonly string[], title: string): string {
  const [words = title] = [...htmlToMarkdown(excerpt, title).paragraphs, ...paragraphs];
  const signs = graphemesOf(words);
  return signs.length <= SUMMARY_LIMIT
    ? words
    : `${signs
        .slice(0, SUMMARY_LIMIT - 1)
        .join('')
        .trimEnd()}…`;
}

function isMalayalam(words: string): boolean {
  return (words.match(MALAYALAM) ?? []).length * 3 > words.replaceAll(/\s/g, '').length;
}

import type { Element } from 'xast';
import { linkTarget } from '#app/content/fields.ts';
import { redirectSchema } from '#app/features/redirects/schema.ts';
import { FIRST, otherLocale } from '#app/i18n/locale.ts';
import { beginningOf, SUMMARY_LIMIT } from '#app/lib/beginning.ts';
import { encodePath } from '#app/lib/encoded-path.ts';
import { graphemesOf } from '#app/lib/graphemes.ts';
import { correctEncoding } from '#app/lib/ml/encoding.ts';
import { SCRIPT } from '#app/lib/ml/script.ts';
import { slugOf } from '#app/lib/slug.ts';
import { kindOf } from '#app/site.ts';
import { correctTexts } from '#desk/content-files/correct-texts.ts';
import { freeName } from '#desk/content-files/names.ts';
import { correctionWords } from '#desk/server/entries/correction-words.ts';
import { newIdOf } from '#desk/server/entries/drafts.ts';
import type { Words } from '#desk/server/forms/words.ts';
import { type ConvertedLink, htmlToMarkdown } from './html-to-markdown.ts';
import type { ImportedEntry, ImportResult, Known, RowProblem } from './import-result.ts';
import { type Say, said } from './left-out.ts';
import { newAddress, redirectIdOf } from './new-address.ts';
import { childrenOf, readWxr, textOf } from './read-wxr.ts';
import { fieldNamesOf, otherItems, picturesOf } from './wordpress-extras.ts';
import { dayOf, momentOf } from './wordpress-times.ts';

const MALAYALAM = new RegExp(SCRIPT, 'g');

const NOTHING: Known = { taken: new Set(), imported: new Map() };

const leftOut = (status: string): Words => ({
  en: `Left out (${status}): only published, scheduled or draft posts and pages without a password are imported.`,
  ml: `ഒഴിവാക്കി (${status}): പ്രസിദ്ധീകരിച്ചതോ സമയം നിശ്ചയിച്ചതോ കരടായതോ ആയ, പാസ്‌വേഡ് ഇല്ലാത്ത കുറിപ്പുകളും പേജുകളും മാത്രമേ ഇംപോർട്ട് ചെയ്യൂ.`,
});

const SAID = {
  imported: (place: string): Words => ({
    en: `This was imported before (${place}) and is not imported again.`,
    ml: `ഇത് മുമ്പ് ഇംപോർട്ട് ചെയ്തതാണ് (${place}); വീണ്ടും ഇംപോർട്ട് ചെയ്യില്ല.`,
  }),
  renamed: (name: string, free: string): Words => ({
    en: `The name ${name} is taken; this entry is called ${free}.`,
    ml: `${name} എന്ന പേര് നിലവിലുണ്ട്; ഇതിന്റെ പേര് ${free} എന്നാണ്.`,
  }),
  redirected: (from: string): Words => ({
    en: `The old address ${from} is redirected already. That redirect stays as it is.`,
    ml: `${from} എന്ന പഴയ വിലാസം ഇപ്പോൾത്തന്നെ മറ്റൊന്നിലേക്ക് നയിക്കുന്നുണ്ട്. അതിൽ മാറ്റമില്ല.`,
  }),
};

const NO_REDIRECT: Words = {
  en: 'The old address cannot be redirected: it is missing, the home page, or has characters that no web server may redirect.',
  ml: 'പഴയ വിലാസത്തിൽനിന്ന് പുതിയതിലേക്ക് നയിക്കാനാവില്ല: വിലാസം ഇല്ല, അല്ലെങ്കിൽ ഹോം പേജിന്റേതാണ്, അല്ലെങ്കിൽ അനുവദിക്കാത്ത അക്ഷരങ്ങളുണ്ട്.',
};

/**
 * Reads an export file of WordPress (WXR): posts become notices, pages become texts of a page, all of them drafts in one language that an editor has to
 * complete. Whatever is omitted or changed is in `problems`, by the number of the item in the file; 0 is the whole file. Nothing is written and nothing is
 * downloaded.
 * @param page id of the page to which texts are added
 * @param known an entry whose name is taken gets another one; what was imported before is left out
 * @throws DeskError if it is not such a file
 */
export function importWordPress(
  bytes: Uint8Array,
  page: string,
  { taken, imported }: Known = NOTHING,
): ImportResult {
  const { channel, items, problems } = readWxr(bytes);
  const entries: ImportedEntry[] = [];
  const pictures = picturesOf(items);
  const names = new Set(taken);
  const origins = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const row = index + 1;
    const title = correctEncoding(
      htmlToMarkdown(textOf(item, 'title'), { caption: '' }).paragraphs.join(' '),
    ).text;
    const tell = (words: Words) => problems.push({ row, column: title, words });
    const say: Say = (what, name) => tell(said(what, name));
    const draft = newIdOf(originOf(item, origins));
    const before = imported.get(draft);
    if (before !== undefined) tell(SAID.imported(before));
    const read = before === undefined ? readItem(item, { row, title, page }, problems) : undefined;
    if (!read) continue;
    const entry = {
      ...inOurEncoding(read, tell),
      draft,
      id: freeName(read.id, (name) => names.has(`${read.kind}/${name}`)),
    };
    if (entry.id !== read.id) tell(SAID.renamed(read.id, entry.id));
    names.add(`${entry.kind}/${entry.id}`.toLowerCase());
    entries.push(entry);
    const picture = pictures(item);
    if (picture) say('picture', picture);
    const fields = fieldNamesOf(item);
    if (fields.length > 0) say('fields', fields.join(', '));
    const comments = childrenOf(item, 'wp:comment').length;
    if (comments > 0) say('comments', String(comments));
    const redirect = redirectTo(entry, textOf(item, 'link'));
    const from = `redirects/${redirect?.id}`.toLowerCase();
    if (redirect && names.has(from)) tell(SAID.redirected(redirect.id));
    else if (redirect) {
      entries.push({ ...redirect, draft: redirectIdOf(draft) });
      names.add(from);
    }
    // Nobody has the address of what was never published.
    else if (textOf(item, 'wp:status') === 'publish') tell(NO_REDIRECT);
  }
  problems.push(...otherItems(channel, items));
  if (items.length === 0) problems.push({ row: 0, column: '', words: said('empty') });
  return { entries, problems: once(problems) };
}

/** A text may have the same picture or link several times. */
function once(problems: readonly RowProblem[]): RowProblem[] {
  const byText = new Map(
    problems.map((problem) => [`${problem.row} ${problem.words.en}`, problem]),
  );
  return [...byText.values()];
}

/** The entry in the encoding of this site; each place that was changed for it is named. */
function inOurEncoding(entry: ImportedEntry, tell: (words: Words) => void): ImportedEntry {
  const { value, corrected } = correctTexts(entry.value);
  const kind = kindOf(entry.kind);
  if (kind && corrected.length > 0) tell(correctionWords(kind, corrected));
  return { ...entry, value };
}

type Place = { row: number; title: string; page: string };

/** What WordPress calls an item for ever; of several with the same name, the one and its number. */
function originOf(item: Element, seen: Map<string, number>): string {
  const name =
    textOf(item, 'guid') ||
    textOf(item, 'link') ||
    `${textOf(item, 'wp:post_type')} ${textOf(item, 'title')}`;
  const before = seen.get(name) ?? 0;
  seen.set(name, before + 1);
  return before === 0 ? name : `${name} ${before}`;
}

function readItem(
  item: Element,
  { row, title, page }: Place,
  problems: RowProblem[],
): ImportedEntry | undefined {
  const type = textOf(item, 'wp:post_type');
  if (type !== 'post' && type !== 'page') return undefined;
  const tell = (words: Words) => problems.push({ row, column: title, words });
  const status = textOf(item, 'wp:post_password') === '' ? textOf(item, 'wp:status') : 'password';
  if (!['publish', 'draft', 'pending', 'future'].includes(status)) {
    tell(leftOut(status));
    return undefined;
  }
  const { markdown, paragraphs, links, dropped } = htmlToMarkdown(textOf(item, 'content:encoded'), {
    caption: title,
    base: textOf(item, 'link'),
  });
  dropped.forEach(tell);
  const id = addressOf(item, title, row);
  const moment =
    status === 'future'
      ? momentOf(textOf(item, 'wp:post_date'), textOf(item, 'wp:post_date_gmt'))
      : undefined;
  const day =
    moment?.slice(0, 10) ??
    dayOf(textOf(item, 'wp:post_date'), (typed) => tell(said('day', typed)));
  if (type === 'page' && moment) tell(said('scheduled', moment));
  const locale = isMalayalam(title + markdown) ? otherLocale(FIRST) : FIRST;
  const summary = summaryOf(textOf(item, 'excerpt:encoded'), title, tell);
  const draft = { title, summary, day, locale };
  return type === 'post'
    ? {
        kind: 'news',
        id,
        value: notice({ ...draft, moment, paragraphs, links: allowedInNotice(links, tell) }),
        row,
      }
    : {
        kind: 'texts',
        id: `${page}/${id}`,
        value: text({ ...draft, markdown, beginning: beginningOf(paragraphs[0] ?? title) }),
        row,
      };
}

/** Links to pages stand below a notice; its text has none. */
function allowedInNotice(
  links: readonly ConvertedLink[],
  tell: (words: Words) => void,
): ConvertedLink[] {
  const isAllowed = ({ href }: ConvertedLink) => linkTarget.safeParse(href).success;
  for (const { label, href } of links) {
    // An e-mail address or number in the words themselves is not lost.
    if (!isAllowed({ label, href }) && !label.includes(href.replace(/^(?:mailto|tel):/, '')))
      tell(said('link', href));
  }
  return links.filter(isAllowed);
}

/** The old address of an entry leads to its new one, as a draft too: it can be saved once its page exists. */
function redirectTo({ kind, id, row }: ImportedEntry, link: string): ImportedEntry | undefined {
  if (!URL.canParse(link)) return undefined;
  const { pathname, search } = new URL(link);
  const path = pathname.replace(/\/+$/, '');
  const value = { from: `${encodePath(path) ?? path}${search}`, to: newAddress(kind, id) };
  return redirectSchema.safeParse(value).success
    ? { kind: 'redirects', id: value.from, value, row }
    : undefined;
}

type Draft = { locale: string; title: string; summary: string; day: string | undefined };

/** A notice in which the other language, the audience and the last day of validity have to be added. */
function notice({
  locale,
  title,
  summary,
  day,
  moment,
  paragraphs,
  links,
}: Draft & {
  moment: string | undefined;
  paragraphs: readonly string[];
  links: readonly ConvertedLink[];
}) {
  const inOne = (words: string) => ({ [locale]: words });
  return {
    title: inOne(title),
    ...(summary !== '' && { summary: inOne(summary) }),
    ...(day && { issuedOn: day }),
    ...(moment && { publishFrom: moment }),
    body: paragraphs.map(inOne),
    ...(links.length > 0 && {
      links: links.map(({ label, href }) => ({ label: inOne(label), href })),
    }),
  };
}

function text({
  locale,
  title,
  summary,
  day,
  markdown,
  beginning,
}: Draft & { markdown: string; beginning: string }) {
  return {
    [locale]: {
      title,
      summary: summary || beginning,
      keywords: [title],
      ...(day && { updatedOn: day, reviewedOn: day }),
      text: `${markdown}\n`,
    },
  };
}

/** The name in the old address, if valid; otherwise from the title. */
function addressOf(item: Element, title: string, row: number): string {
  return (
    slugOf(decoded(textOf(item, 'wp:post_name'))) ||
    slugOf(title) ||
    `post-${textOf(item, 'wp:post_id').replaceAll(/\D/g, '') || row}`
  );
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}

/** The excerpt, as much of it as a summary may have. */
function summaryOf(excerpt: string, title: string, tell: (words: Words) => void): string {
  const { paragraphs: parts, dropped } = htmlToMarkdown(excerpt, { caption: title });
  dropped.forEach(tell);
  const words = parts.join(' ');
  const signs = graphemesOf(words);
  if (signs.length <= SUMMARY_LIMIT) return words;
  const kept = signs
    .slice(0, SUMMARY_LIMIT - 1)
    .join('')
    .trimEnd();
  tell(said('summary', words.slice(kept.length).trim()));
  return `${kept}…`;
}

function isMalayalam(words: string): boolean {
  return (words.match(MALAYALAM) ?? []).length * 3 > words.replaceAll(/\s/g, '').length;
}

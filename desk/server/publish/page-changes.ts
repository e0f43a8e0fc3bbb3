import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { namesLike } from '#app/lib/names.server.ts';
import { isSameFile } from '#tools/lib/is-same-file.ts';

/** A page that a publication adds, changes or removes. */
export type PageChange = { address: string; title: string; what: 'added' | 'changed' | 'gone' };

/** Files that people subscribe to or download count as no page. */
const PAGES = '**/index.html';
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&nbsp;': ' ',
};

/**
 * Pages of a new build that visitors, search engines or their screen readers see otherwise than on
 * the public site.
 */
export function findPageChanges(current: string, next: string): PageChange[] {
  const pages = (folder: string) => (existsSync(folder) ? namesLike(PAGES, folder) : []);
  const all = [...new Set([...pages(current), ...pages(next)])].sort();
  return all.flatMap((file) => {
    if (isSameFile(join(current, file), join(next, file))) return [];
    const [before, after] = [current, next].map((folder) => read(join(folder, file)));
    const what = before === undefined ? 'added' : after === undefined ? 'gone' : 'changed';
    if (what === 'changed' && seenOf(before) === seenOf(after)) return [];
    const folder = dirname(file);
    const title = /<title>([^<]*)<\/title>/.exec(after ?? before ?? '')?.[1] ?? '';
    return [{ address: folder === '.' ? '/' : `/${folder}`, title: plain(title), what }];
  });
}

function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * What a page shows, with its title and description; how it is marked up for styles is left out.
 */
function seenOf(html = ''): string {
  const main = withoutCopies(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '');
  const head = [/<title>[^<]*<\/title>/, /<meta name="description"[^>]*>/].map(
    (part) => part.exec(html)?.[0] ?? '',
  );
  return [...head, main]
    .join('')
    .replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>|\s(?:class|id)="[^"]*"/g, '');
}

/** The page as it is now: without what a dated part shows only later (app/components/by-date). */
function withoutCopies(html: string): string {
  const copy = /<(\w{1,20})(?: class="[^"<>]*")? hidden="" data-from=[^<>]*>/.exec(html);
  if (!copy) return html;
  const [begin, tag = ''] = copy;
  let depth = 0;
  for (const { 0: each, index } of html
    .slice(copy.index)
    .matchAll(new RegExp(`</?${tag}\\b[^>]*>`, 'g'))) {
    depth += each.startsWith('</') ? -1 : 1;
    const end = copy.index + index + each.length;
    if (depth === 0) return html.slice(0, copy.index) + withoutCopies(html.slice(end));
  }
  return html.replace(begin, '');
}

function plain(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|nbsp|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

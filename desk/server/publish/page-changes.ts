import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSameFile } from '#tools/lib/is-same-file.ts';

/** A page that a publication adds, changes or removes, with the lines added and removed. */
export type PageChange = {
  address: string;
  title: string;
  what: 'added' | 'changed' | 'gone';
  linesIn: string[];
  linesOut: string[] /** Lines left out. */;
  more: number;
};

const MAX_LINES = 30;
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

/** Pages of a new build with different text, links or descriptions of pictures from the public site. */
export function findPageChanges(current: string, next: string): PageChange[] {
  const pages = (folder: string) => (existsSync(folder) ? globSync(PAGES, { cwd: folder }) : []);
  const all = [...new Set([...pages(current), ...pages(next)])].sort();
  return all.flatMap((file) => {
    if (isSameFile(join(current, file), join(next, file))) return [];
    const [before, after] = [current, next].map((folder) => read(join(folder, file)));
    const [old, fresh] = [linesOf(before), linesOf(after)];
    const [linesIn, linesOut] = [without(fresh, old), without(old, fresh)];
    const what = before === undefined ? 'added' : after === undefined ? 'gone' : 'changed';
    if (what === 'changed' && linesIn.length + linesOut.length === 0) return [];
    const folder = dirname(file);
    const title = /<title>([^<]*)<\/title>/.exec(after ?? before ?? '')?.[1] ?? '';
    return [
      {
        address: folder === '.' ? '/' : `/${folder}`,
        title: plain(title),
        what,
        linesIn: linesIn.slice(0, MAX_LINES),
        linesOut: linesOut.slice(0, MAX_LINES),
        more: Math.max(0, linesIn.length - MAX_LINES) + Math.max(0, linesOut.length - MAX_LINES),
      },
    ];
  });
}

function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The text of a page, one line per block, with its title and description, and where its links and pictures lead. */
function linesOf(html = ''): string[] {
  const main = withoutCopies(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '');
  const head = [/<title>[^<]*<\/title>/, /<meta name="description"[^>]*>/].map(
    (part) => part.exec(html)?.[0] ?? '',
  );
  return [...head, main.replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')]
    .join('<p>')
    .split(
      /<\/?(?:p|h[1-6]|li|ul|ol|dl|dt|dd|div|section|article|table|caption|tr|td|th|figure|figcaption|details|summary|nav|header|footer|form|label|button)\b[^<>]*>/,
    )
    .map((block) => plain(block.replaceAll(/<[^<>]*>/g, attributesOf)))
    .filter(Boolean);
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

/** What a tag says beside its text: ` [/fees]` for a link. */
function attributesOf(tag: string): string {
  const values = [...tag.matchAll(/\s(?:href|src|alt|title|content)="([^"]+)"/g)].map(
    ([, value]) => ` [${value}]`,
  );
  return values.join('');
}

function plain(text: string): string {
  return text
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Lines of the one list that the other lacks, each as often as it lacks it. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

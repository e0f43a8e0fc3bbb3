import { asWebAddress, linkKind } from '#app/lib/link-rules.ts';
import { directAddress } from '#desk/content-files/direct-address.ts';
import { hiddenAddress, IN_LINK } from '#desk/imports/hidden-mail.ts';
import { said } from '#desk/imports/left-out.ts';
import type { Words } from '../messages.ts';

/** Comments of Word with their marks, and words that it hides. */
const REMARKS =
  '[style*="mso-element:comment"], .MsoCommentReference, .MsoCommentText, .msocomanchor, [style*="mso-hide"], [style*="display:none"], [style*="display: none"]';
const FOREIGN = 'iframe, object, embed, video, audio, form, svg, math, canvas';
const SUPERSCRIPT: Readonly<Record<string, string>> = { 2: '²', 3: '³' };

/** What a word processor or a web page has copied, as this site may have it; `dropped` names what is left out, each once. */
export function cleanHtml(html: string, caption: string): { html: string; dropped: Words[] } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const dropped = new Map<string, Words>();
  const say = (...about: Parameters<typeof said>) => {
    const words = said(...about);
    dropped.set(words.en, words);
  };
  const each = (selector: string, change: (element: HTMLElement) => void) => {
    for (const element of body.querySelectorAll<HTMLElement>(selector))
      if (body.contains(element)) change(element);
  };
  const leaveOut = (what: Parameters<typeof said>[0]) => (element: HTMLElement) => {
    const words = wordsOf(element);
    if (words) say(what, words);
    element.remove();
  };
  each('style, script, template, title', (element) => element.remove());
  each(REMARKS, leaveOut('remark'));
  each('del, s, strike', leaveOut('deleted'));
  each(FOREIGN, (element) => {
    say('leftOut', element.getAttribute('src') ?? (wordsOf(element) || element.localName));
    element.remove();
  });
  listsOfWord(body);
  each('img', (image) => {
    const [address, name] = [image.getAttribute('src') ?? '', image.getAttribute('alt')];
    say(
      'picture',
      [/^(?:data|file|blob):/.test(address) ? '' : address, name && `(${name})`]
        .filter(Boolean)
        .join(' '),
    );
    image.remove();
  });
  each('[data-cfemail]', (element) => {
    const mail = hiddenAddress(element.dataset.cfemail ?? '');
    if (mail) element.replaceChildren(mail);
  });
  each('a', (link) => correctLink(link, say));
  // 10<sup>5</sup> must not become 105.
  each('sup', (sup) => {
    const words = wordsOf(sup);
    if (/^[-+−]?\d+$/.test(words)) sup.replaceWith(SUPERSCRIPT[words] ?? `^${words}`);
  });
  each('table', (table) => {
    if (table.querySelector('[colspan]:not([colspan="1"]), [rowspan]:not([rowspan="1"])'))
      say('joinedCells');
    makeTable(table as HTMLTableElement, caption);
  });
  each('p', (paragraph) => wordsOf(paragraph) === '' && paragraph.remove());
  return { html: body.innerHTML, dropped: [...dropped.values()] };
}

const wordsOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

function correctLink(link: HTMLElement, say: (...about: Parameters<typeof said>) => void): void {
  const typed = link.getAttribute('href')?.trim() ?? '';
  const [isMail, hex = ''] = IN_LINK.exec(typed) ?? [];
  const words = wordsOf(link);
  const mail = isMail
    ? (hiddenAddress(hex) ?? (words.includes('@') ? words : undefined))
    : undefined;
  const href = isMail ? mail && `mailto:${mail}` : asWebAddress(directAddress(typed));
  if (href && words && linkKind(href) !== undefined) {
    link.setAttribute('href', href);
    return;
  }
  if (isMail) say('mail');
  else if (words && typed && !typed.startsWith('#')) say('link', typed);
  link.replaceWith(...link.childNodes);
}

/** A table as this site has it: with a caption and headings, each cell one line of one row and column. */
function makeTable(table: HTMLTableElement, unnamed: string): void {
  // One inside a cell is part of its line.
  if (table.parentElement?.closest('table')) return;
  const box = document.createElement('div');
  box.dataset.table = '';
  const name = document.createElement('p');
  name.dataset.caption = '';
  name.textContent = (table.caption && wordsOf(table.caption)) || unnamed;
  table.caption?.remove();
  for (const [index, row] of [...table.rows].entries())
    for (const cell of [...row.cells]) {
      for (let down = 1; down < cell.rowSpan; down++)
        table.rows[index + down]?.insertCell(
          Math.min(cell.cellIndex, table.rows[index + down]?.cells.length ?? 0),
        );
      for (let right = 1; right < cell.colSpan; right++) row.insertCell(cell.cellIndex + 1);
      cell.replaceChildren(...lineOf(cell));
      if (index > 0 || cell.localName === 'th') continue;
      const heading = document.createElement('th');
      heading.append(...cell.childNodes);
      cell.replaceWith(heading);
    }
  table.replaceWith(box);
  box.append(name, table);
}

/** The content in one line: blocks are separated by spaces, items of a list by semicolons. */
function lineOf(element: Element): Node[] {
  return [...element.childNodes]
    .flatMap((node): (Node | string)[] => {
      if (!(node instanceof HTMLElement)) return [node];
      if (node.localName === 'br') return [' '];
      const isItem = node.matches('li, tr') && node.previousElementSibling !== null;
      if (!node.matches('p, div, ul, ol, li, h1, h2, h3, h4, table, tbody, tr, td, th'))
        return [node];
      return [isItem ? '; ' : ' ', ...lineOf(node)];
    })
    .map((node) => (typeof node === 'string' ? document.createTextNode(node) : node));
}

/** Paragraphs that Word writes as items of lists become lists inside each other, which go on with their numbers. */
function listsOfWord(body: HTMLElement): void {
  /** The open list of each level. */
  let open: HTMLElement[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    const level = Number(/level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    const number = takeMark(paragraph);
    const [outermost] = open;
    if (!outermost || previousOf(paragraph) !== outermost) open = [];
    const [parent, known] = [open[level - 2], open[level - 1]];
    const list = known ?? document.createElement(number === undefined ? 'ul' : 'ol');
    if (!known && number !== undefined && number > 1) list.setAttribute('start', String(number));
    if (!known && open.length > 0) (parent ?? open.at(-1))?.lastElementChild?.append(list);
    else if (!known) paragraph.before(list);
    open = [...open.slice(0, level - 1), list];
    const item = document.createElement('li');
    const words = document.createElement('p');
    words.append(...paragraph.childNodes);
    item.append(words);
    list.append(item);
    paragraph.remove();
  }
}

function previousOf(paragraph: Element): Element | null {
  const before = paragraph.previousSibling;
  return before?.nodeType === Node.TEXT_NODE && !before.textContent?.trim()
    ? paragraph.previousElementSibling
    : before instanceof Element
      ? before
      : null;
}

/** Takes the bullet or number out that Word writes before the words; `undefined` for a bullet. */
function takeMark(paragraph: Element): number | undefined {
  const mark = [...paragraph.querySelectorAll<HTMLElement>('[style]')].find((part) =>
    /mso-list:\s*ignore/i.test(part.getAttribute('style') ?? ''),
  );
  const words = mark?.textContent ?? '';
  mark?.remove();
  const [, number] = /^\s*\(?([\da-z]+)[.)]/i.exec(words) ?? [];
  return number === undefined ? undefined : Number(number) || 1;
}

import { type ListType, listStart, listType, partsByNumber } from '#app/lib/markdown/list-types.ts';
import type { Say } from '#desk/imports/left-out.ts';
import { type ListMark, levelOf, markInQuill, markOf, writtenMark } from './list-marks.ts';
import type { StyleOf } from './styles.ts';
import { wordsOf } from './words-of.ts';

/** A mark that was typed before the words of an item. */
const TYPED = /^\(?(?:\d{1,3}|[a-z]{1,4}|\p{L}\p{M}*)[.)]/iu;

/** An item that a word processor has written without a list around it. */
type Item = { element: HTMLElement; level: number; mark: ListMark };

/**
 * Lists as this site has them: one inside the item to which it belongs, each with the numbers and
 * letters that were copied.
 */
export function correctLists(body: HTMLElement, style: StyleOf, say: Say): void {
  for (const list of body.querySelectorAll('menu, dir')) renamed(list, 'ul');
  joinItems(itemsOf(body, style), say);
  for (const list of body.querySelectorAll<HTMLElement>('ul, ol')) putInside(list);
  for (const list of body.querySelectorAll('ol')) numberItems(list, style, say);
}

/**
 * Paragraphs of Word with a style of a list; of a heading its number stays as words. Word in the
 * browser writes a list for each item, Quill one list for all levels.
 */
function itemsOf(body: HTMLElement, style: StyleOf): Item[] {
  const all = [...body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6, li')];
  const isMixed = all.some((each) => each.localName === 'p' && levelOf(each, style) > 0);
  const before: ListMark[] = [];
  return all.flatMap((element) => {
    const level = levelOf(element, style);
    if (level === 0) return [];
    if (element.localName === 'li') {
      const isApart = element.dataset.ariaLevel ?? element.dataset.list;
      if (!(isMixed || isApart)) return [];
      if (!element.previousElementSibling) before.length = 0;
      const known = before[level];
      const item = takenOut(element, style);
      const mark = element.dataset.list
        ? markInQuill(element.dataset.list, level, known)
        : item.mark;
      before.splice(level, before.length, mark);
      return [{ element: item.element, mark, level }];
    }
    const written = writtenMark(element, style);
    const mark = markOf(written?.textContent ?? '', before[level]);
    if (element.localName !== 'p') {
      written?.replaceWith(mark ? `${wordsOf(written)} ` : '');
      return [];
    }
    written?.remove();
    before.splice(level, before.length, mark);
    return [{ element, level, mark }];
  });
}

/** An item as a paragraph in front of the lists around it. */
function takenOut(item: HTMLElement, style: StyleOf): Pick<Item, 'element' | 'mark'> {
  const list = item.closest('ul, ol');
  const element = item.ownerDocument.createElement('p');
  for (const paragraph of item.querySelectorAll('p'))
    paragraph.replaceWith(...paragraph.childNodes);
  element.append(...item.childNodes);
  if (!list) return { element, mark: undefined };
  const place = [...list.children].indexOf(item);
  const number = Number(list.getAttribute('start') ?? 1) + place;
  const mark = list.localName === 'ol' ? { type: typeOf(list, style) ?? '1', number } : undefined;
  let around: Element = list.closest('.ListContainerWrapper') ?? list;
  while (around.parentElement?.matches('ul, ol')) around = around.parentElement;
  around.before(element);
  item.dataset.taken = '';
  if (!around.querySelector('li:not([data-taken])')) around.remove();
  return { element, mark };
}

function joinItems(items: readonly Item[], say: Say): void {
  /** The open lists, each inside an item of the one before it. */
  let open: { list: HTMLElement; level: number; type: ListType | undefined; next: number }[] = [];
  for (const { element, level, mark } of items) {
    if (open[0] && previousOf(element) !== open[0].list) open = [];
    open = open.filter((each) => each.level <= level);
    const numbered = mark && 'type' in mark ? mark : undefined;
    const last = open.at(-1);
    const known = last?.level === level ? last : undefined;
    const isNext = !numbered || known?.next === numbered.number;
    let current = known?.type === numbered?.type && isNext ? known : undefined;
    if (!current) {
      const list = element.ownerDocument.createElement(numbered ? 'ol' : 'ul');
      if (numbered) setNumbers(list, numbered.type, numbered.number);
      if (known) known.list.after(list);
      else if (last) last.list.lastElementChild?.append(list);
      else element.before(list);
      current = { list, level, type: numbered?.type, next: numbered?.number ?? 0 };
      open = [...open.filter((each) => each !== known), current];
    }
    current.next += 1;
    const item = element.ownerDocument.createElement('li');
    current.list.append(item);
    item.append(element);
    if (mark && 'words' in mark) {
      element.prepend(`${mark.words} `);
      say('typedMarks');
    }
  }
}

function setNumbers(list: Element, type: ListType, start: number): void {
  list.removeAttribute('type');
  if (type !== '1') list.setAttribute('type', type);
  list.setAttribute('start', String(start));
}

function previousOf(element: Element): Element | null {
  const before = element.previousSibling;
  return before?.nodeType === Node.TEXT_NODE && before.textContent?.trim()
    ? null
    : element.previousElementSibling;
}

/** In a list stand items alone: what else is there belongs to the item before it. */
function putInside(list: HTMLElement): void {
  const [only, ...others] = list.children;
  if (only?.matches('ul, ol') && others.length === 0) {
    list.replaceWith(only);
    return;
  }
  const rest: Node[] = [...list.childNodes];
  for (let node = rest.shift(); node; node = rest.shift()) {
    const before = lastItemBefore(node);
    const item = node instanceof Element && node.localName === 'li' ? node : undefined;
    const inner = item ? onlyListOf(item) : node;
    if (inner instanceof Element && inner.matches('ul, ol')) {
      const parts = [...inner.childNodes];
      if (before) before.append(inner);
      else (item ?? inner).replaceWith(...parts);
      if (before) item?.remove();
      else rest.unshift(...parts);
    } else if (item) {
      if (wordsOf(item) === '') item.remove();
      for (const heading of item.querySelectorAll('h1, h2, h3, h4, h5, h6')) renamed(heading, 'p');
    } else if (node.textContent?.trim()) {
      const made = before ?? list.insertBefore(list.ownerDocument.createElement('li'), node);
      made.append(node);
    }
  }
}

function lastItemBefore(node: Node): Element | undefined {
  let before = node.previousSibling;
  while (before && !(before instanceof Element && before.localName === 'li'))
    before = before.previousSibling;
  return before instanceof Element ? before : undefined;
}

/** The list that is all of an item: it is only indented. */
function onlyListOf(item: Element): Element | undefined {
  const lists = [...item.children].filter((child) => child.matches('ul, ol'));
  const [list] = lists;
  return lists.length === 1 && list && wordsOf(list) === wordsOf(item) ? list : undefined;
}

function renamed(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/**
 * The type of numbers, by the style before the attribute, as in a browser; a list with bullets has
 * none, nor one whose marks are typed words.
 */
function typeOf(list: Element, style: StyleOf): ListType | undefined {
  const named = namedType(list, style);
  const isTyped = [...list.children].some((item) => TYPED.test(wordsOf(item)));
  if (/^(?:disc|circle|square)\b/.test(named) || (/^none\b/.test(named) && isTyped))
    return undefined;
  const type = list.getAttribute('type') ?? list.firstElementChild?.getAttribute('type');
  const byStyle = listType(undefined, `list-style-type:${named}`);
  return byStyle === '1' && !/decimal/.test(named) ? listType(type) : byStyle;
}

const namedType = (list: Element, style: StyleOf): string =>
  [list, ...list.children]
    .map((each) => style(each, 'list-style-type') || style(each, 'list-style'))
    .find(Boolean) ?? '';

/** Numbers that an item has of its own begin another list. */
function numberItems(list: Element, style: StyleOf, say: Say): void {
  const type = typeOf(list, style);
  if (!type) {
    renamed(list, 'ul');
    return;
  }
  const named = namedType(list, style);
  if (type === '1' && named && !/decimal|inherit|initial/.test(named)) say('letters');
  const items = [...list.children];
  const last = list.hasAttribute('reversed') ? items.length : undefined;
  const first = listStart(list.getAttribute('start') ?? last ?? 1);
  const numberOf = (item: Element) => {
    if (item.hasAttribute('value')) return listStart(item.getAttribute('value'));
    return last === undefined ? undefined : first - items.indexOf(item);
  };
  const parts = partsByNumber(items, first, numberOf);
  for (const part of parts) {
    const made = list.ownerDocument.createElement('ol');
    setNumbers(made, type, part.start);
    made.append(...part.items);
    list.before(made);
  }
  list.remove();
}

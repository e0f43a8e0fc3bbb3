import { type ListType, listStart, listType, partsByNumber } from '#app/lib/markdown/list-types.ts';
import type { Say } from '#desk/imports/left-out.ts';
import { type ListMark, markOf } from './list-marks.ts';
import type { StyleOf } from './styles.ts';
import { wordsOf } from './words-of.ts';

/** An item that a word processor has written without a list around it. */
type Item = { element: HTMLElement; level: number; mark: ListMark };

/** Lists as this site has them: one inside the item to which it belongs, each with the numbers and letters that were copied. */
export function correctLists(body: HTMLElement, style: StyleOf, say: Say): void {
  joinItems([...itemsOfWord(body, style), ...itemsOfWordOnline(body, style)], say);
  for (const list of body.querySelectorAll<HTMLElement>('ul, ol')) putInside(list);
  for (const list of body.querySelectorAll('ol')) numberItems(list, style, say);
}

/** Paragraphs of Word with a style of a list. */
function itemsOfWord(body: HTMLElement, style: StyleOf): Item[] {
  const before: ListMark[] = [];
  return [...body.querySelectorAll('p')].flatMap((element) => {
    const level = Number(/level(\d)/.exec(style(element, 'mso-list'))?.[1] ?? 0);
    if (level === 0) return [];
    const written = [...element.querySelectorAll('*')].find(
      (part) => style(part, 'mso-list') === 'ignore',
    );
    const mark = markOf(written?.textContent ?? '', before[level]);
    written?.remove();
    before.splice(level, before.length, mark);
    return [{ element, level, mark }];
  });
}

/** Word in the browser writes a list for each item. */
function itemsOfWordOnline(body: HTMLElement, style: StyleOf): Item[] {
  return [...body.querySelectorAll<HTMLElement>('li[data-aria-level]')].map((item) => {
    const list = item.parentElement;
    const place = [...(list?.children ?? [])].indexOf(item);
    const number = Number(list?.getAttribute('start') ?? 1) + place;
    const mark =
      list?.localName === 'ol' ? { type: typeOf(list, style) ?? '1', number } : undefined;
    const element = body.ownerDocument.createElement('p');
    for (const paragraph of item.querySelectorAll('p'))
      paragraph.replaceWith(...paragraph.childNodes);
    element.append(...item.childNodes);
    const around = list?.closest('.ListContainerWrapper') ?? list;
    around?.before(element);
    item.remove();
    if (list?.children.length === 0) around?.remove();
    return { element, level: Number(item.dataset.ariaLevel) || 1, mark };
  });
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
      say('typedMarks', mark.words);
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
  for (const node of [...list.childNodes]) {
    const before = list.contains(node) ? lastItemBefore(node) : undefined;
    const isItem = node instanceof Element && node.localName === 'li';
    const inner = isItem ? onlyListOf(node) : node;
    if (inner instanceof Element && inner.matches('ul, ol')) {
      if (before) before.append(inner);
      else inner.replaceWith(...inner.childNodes);
      if (isItem && before) node.remove();
      else if (isItem) node.replaceWith(...node.childNodes);
    } else if (isItem) {
      if (wordsOf(node) === '') node.remove();
      for (const heading of node.querySelectorAll('h1, h2, h3, h4, h5, h6')) renamed(heading, 'p');
    } else if (node.textContent?.trim()) {
      const item = before ?? list.insertBefore(list.ownerDocument.createElement('li'), node);
      item.append(node);
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

/** The type of numbers; a list with other signs or none before its items has none. */
function typeOf(list: Element, style: StyleOf): ListType | undefined {
  const named = namedType(list, style);
  if (/^(?:none|disc|circle|square)\b/.test(named)) return undefined;
  const type = list.getAttribute('type') ?? list.firstElementChild?.getAttribute('type');
  return listType(type, `list-style-type:${named}`);
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

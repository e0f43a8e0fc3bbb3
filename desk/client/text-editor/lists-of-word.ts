/** Paragraphs that Word writes as items of lists become lists inside each other, which go on with their numbers. */
export function listsOfWord(body: HTMLElement): void {
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

import type { RefObject } from 'react';

/**
 * Puts a text in the place of a part of a field as if it were typed: the browser's undo takes it
 * back, and the field reports it. `setRangeText` and a value that React sets empty the browser's
 * list of what can be undone. The focus stays where it is, and so does the cursor; inside the
 * replaced part it moves behind the text.
 */
export function insertText(
  area: HTMLTextAreaElement,
  text: string,
  from = area.selectionStart,
  to = area.selectionEnd,
): void {
  const moved = (at: number) =>
    at < from ? at : at > to ? at + text.length - (to - from) : from + text.length;
  const [start, end] = [moved(area.selectionStart), moved(area.selectionEnd)];
  const { activeElement } = document;
  area.focus({ preventScroll: true });
  area.setSelectionRange(from, to);
  type(text);
  area.setSelectionRange(start, end);
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
}

/**
 * Deprecated, but the only way in every browser, and without a successor. Chromium and Safari take
 * HTML in a field of plain text as its text, in milliseconds; `insertText` lays out the field anew
 * for each line: a minute for 3,000 lines. Firefox knows only that, and is fast with it.
 */
function type(text: string): void {
  if (text === '') document.execCommand('delete');
  else if (
    !document.execCommand(
      'insertHTML',
      false,
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    )
  )
    document.execCommand('insertText', false, text);
}

/** Adds words at the end of a field. */
export function addWords({ current: area }: RefObject<HTMLTextAreaElement | null>, words: string) {
  if (!area) return;
  const end = area.value.length;
  insertText(area, end === 0 || area.value.endsWith(' ') ? words : ` ${words}`, end, end);
}

import { flushSync } from 'react-dom';
import { ask, type Mistake } from './api.ts';
import { insertText } from './form/insert-text.ts';
import { passTyped } from './form/use-typed.ts';
import { fieldId } from './mistake-list.tsx';

type Path = readonly (string | number)[];

/**
 * What is written in a form, or in one field of it, in the spelling of the site. It is typed into
 * the fields that are shown, so that the browser's undo takes it back. What is typed while the
 * server answers is corrected too.
 */
export async function spelledLikeTheSite(read: () => unknown, path: Path): Promise<unknown> {
  flushSync(passTyped);
  const sent = read();
  const { value } = await ask<{ value: unknown }>('spelling', { value: sent });
  flushSync(passTyped);
  if (read() !== sent) return spelledLikeTheSite(read, path);
  typeTexts(sent, value, path);
  flushSync(passTyped);
  return value;
}

/** Types each text that differs into its field; one in a folded part has none. */
function typeTexts(old: unknown, next: unknown, path: Path): void {
  if (old === next) return;
  if (typeof old === 'object' && typeof next === 'object' && !isLines(next)) {
    for (const [key, text] of Object.entries(next ?? {}))
      typeTexts(Reflect.get(old ?? {}, key), text, [...path, key]);
    return;
  }
  const field = document.getElementById(fieldId(path));
  const text = isLines(next) ? next.join('\n') : String(next);
  if (field instanceof HTMLTextAreaElement && field.getClientRects().length > 0)
    insertText(field, text, 0, field.value.length);
}

const isLines = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((line) => typeof line === 'string');

/** Whether something is said of a field, or of a part of it. */
export function isAtField({ path = [] }: Mistake, field: Path): boolean {
  return field.every((part, index) => part === path[index]);
}

import { isGroup } from '#desk/content-files/print-yaml.ts';
import type { Words } from './words.ts';

/** What an entry is called in lists and choices: its name or title, else the first text in it, else its id. */
export function titleOf(value: unknown, id: string): Words {
  if (!isGroup(value)) return { en: id, ml: id };
  if (isGroup(value.en) && isGroup(value.ml)) return { en: String(value.en.title ?? id), ml: String(value.ml.title ?? id) };
  for (const field of ['title', 'name', 'term', 'question', 'label']) {
    const words = value[field];
    if (isGroup(words) && typeof words.en === 'string' && typeof words.ml === 'string') return { en: words.en, ml: words.ml };
  }
  return { en: id, ml: id };
}

const searched = new WeakMap<object, string>();

/** Every text of an entry as one line in small letters, for the search of the lists. */
export function searchText(value: unknown): string {
  if (!isGroup(value)) return textOf(value);
  const text = searched.get(value) ?? textOf(value);
  searched.set(value, text);
  return text;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(' ');
  if (isGroup(value)) return textOf(Object.values(value));
  return String(value ?? '').toLowerCase();
}

/** The day by which an entry is ordered in lists, newest first. */
export function dayOf(value: unknown): string | undefined {
  if (!isGroup(value)) return undefined;
  const day = value.updatedOn ?? value.issuedOn ?? value.start ?? value.publishedAt ?? value.opensAt ?? value.signedOn;
  return typeof day === 'string' ? day.slice(0, 10) : undefined;
}

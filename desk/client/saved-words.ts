import type { FormWords } from '#app/content/forms/form-words.ts';
import { titleAt, valueAt } from '#app/content/forms/title-at.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import type { EditedEntry, MergeConflict, Mistake } from './api.ts';
import { formatMoment } from './language.ts';
import { type DeskLanguage, type DeskMessages, inBoth, type Words } from './messages.ts';

type Saved = {
  place: string;
  said: Words;
  advice: Mistake[];
  /** It is published next. */
  isPublished: boolean;
};

/**
 * The entry that was saved last: a new one opens at its own address then, with what is said of it.
 */
let last: Saved | undefined;

export function noteLastSaved(saved: Saved): void {
  last = saved;
}

/** What was said of an entry, if it is the one that was saved last. */
export function lastSaved(place: string): Saved | undefined {
  return last?.place === place ? last : undefined;
}

/** Whether an entry was saved to be published; it is published once. */
export function takePublished(place: string): boolean {
  if (!lastSaved(place)?.isPublished) return false;
  last = last && { ...last, isPublished: false };
  return true;
}

/**
 * What was saved last is seen by visitors now, which is said also when its form is opened again.
 */
export function notePublished(names: readonly string[]): void {
  if (last && names.includes(last.place))
    last = { ...last, said: inBoth((messages) => messages.stages.published) };
}

/** That an entry is saved once something has arrived, with how much of it has. */
export function savesThen(what: Words, percent: number | undefined): Words {
  const sent = percent === undefined ? '' : ` (${percent} %)`;
  return inBoth((messages, locale) =>
    fillIn(messages.savesThen, { what: `${what[locale]}${sent}` }),
  );
}

/** That an entry is published, and from when visitors see it where that is later. */
export const publishedWords =
  (value: unknown) =>
  (messages: DeskMessages, locale: DeskLanguage): string => {
    const from = valueAt(value, ['publishFrom']);
    return typeof from === 'string' && Date.parse(from) > Date.now()
      ? fillIn(messages.publishedLater, { moment: formatMoment(from, locale) })
      : messages.stages.published;
  };

/** Says what was taken from the other person's change. */
export function withTaken(sentence: Words, { ui }: EditedEntry, { taken }: MergeConflict): Words {
  const titles = (locale: keyof Words) =>
    taken.map((path) => titleAt(ui[locale] as FormWords, path).title).join('; ');
  return inBoth((messages, locale) => `${sentence[locale]} ${messages.taken} ${titles(locale)}`);
}

/** What is said first: of a draft, or of the entry that was just saved here. */
export function greeting(draftOf: string | undefined, place: string): Words | undefined {
  if (draftOf)
    return inBoth((messages, locale) =>
      fillIn(messages.restoredDraft, { when: formatMoment(draftOf, locale) }),
    );
  return lastSaved(place)?.said;
}

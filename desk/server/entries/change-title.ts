import { titleOf } from '#desk/server/forms/titles.ts';
import type { Words } from '#desk/words.ts';

/** Longer first lines are cut; titles are seldom so long. */
const MAX_SUBJECT = 200;

/**
 * Message of the commit of an entry: for people the action, the entry and its English title, for
 * the desk the entry in a trailer.
 */
export function commitMessage(
  action: 'Add' | 'Change' | 'Remove',
  kind: string,
  id: string,
  value: unknown,
): string {
  const { en } = titleOf(value, id);
  const subject = `${action} ${kind}${id ? `/${id}` : ''}: ${en}`.replaceAll(/[\s\p{Cc}]+/gu, ' ');
  const cut = subject.length > MAX_SUBJECT ? `${subject.slice(0, MAX_SUBJECT)}…` : subject;
  return `${cut}\n\nEntry: ${kind}/${id}`;
}

const UNDONE: Readonly<Record<string, string>> = { Undo: 'പിൻവലിച്ചു', Redo: 'വീണ്ടെടുത്തു' };

/**
 * The sentence of a publication in both languages: that of an undo begins with a verb of the desk,
 * any other is as its author wrote it.
 */
export function publicationTitle(sentence: string): Words {
  return {
    en: sentence,
    ml: sentence.replace(/^(Undo|Redo)(?=: )/, (verb) => UNDONE[verb] ?? verb),
  };
}

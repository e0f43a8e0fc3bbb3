import { valueAt } from '#app/content/forms/title-at.ts';
import type { Kind } from '#app/content/kind.server.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { valueOfEntry } from '#desk/content-files/entries.ts';
import { DOCUMENTS } from '#desk/content-files/kinds.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { ATTACHING } from '#desk/files/attached-files.ts';
import type { Mistake } from '#desk/server/forms/check.ts';
import { adviceOn } from '#desk/server/forms/entry-at.ts';
import { WORDS } from '#desk/words.ts';
import { ownDocuments } from './own-documents.ts';

/**
 * Documents that visitors find beside an entry although that may not be meant: those of others in
 * the list of an entry that is published later, those that were taken out of its list, and those of
 * an entry that has been ended.
 */
export function publicBeside(
  content: ContentFolder,
  kind: Kind,
  id: string,
  before: unknown,
  after: unknown,
): Mistake[] {
  const { field = '' } = kind.attachments ?? {};
  if (field === '') return [];
  const own = ownDocuments(content, kind, id).map((document) => document.id);
  const [was, is] = [namesIn(before, field), namesIn(after, field)];
  const now = Date.now();
  const isEnded = endOf(kind, after) <= now && !(endOf(kind, before) <= now);
  const said = (words: Mistake['words'], names: readonly string[]): Mistake[] =>
    names.map((name) => adviceOn(content, DOCUMENTS, name, words));
  const early = isLater(after, now)
    ? is.filter(
        (name) => !own.includes(name) && !waits(valueOfEntry(content, DOCUMENTS, name), now),
      )
    : [];
  return [
    ...said(WORDS.publicAlready, early),
    ...said(
      WORDS.stillPublic,
      was.filter((name) => own.includes(name) && !is.includes(name)),
    ),
    ...said(WORDS.outlives, isEnded ? own : []),
  ];
}

function namesIn(value: unknown, field: string): string[] {
  const list = isGroup(value) ? value[field] : undefined;
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}

function endOf({ end }: Kind, value: unknown): number {
  return Date.parse(String(end && valueAt(value, end.path)));
}

function isLater(value: unknown, now: number): boolean {
  return isGroup(value) && Date.parse(String(value.publishFrom)) > now;
}

/** Whether a document is published later too, by itself or with another entry. */
function waits(value: unknown, now: number): boolean {
  return isLater(value, now) || ATTACHING.some(({ owner }) => isGroup(value) && owner in value);
}

import type { FileKind } from '#app/content/kind.server.ts';
import type { Merge } from '#desk/server/entries/merge.ts';
import type { NamedChoice } from '#desk/server/forms/named-choices.ts';
import type { TextParts } from '#desk/server/forms/text-blocks.ts';
import type { Comment } from '#desk/server/publish/approval.ts';
import type { Waiting } from '#desk/server/publish/waiting.ts';
import { type DeskMessages, inBoth, type Words } from './messages.ts';
import { noteSession } from './session.ts';

export type { NamedEntry } from '#desk/server/entries/entry-at.ts';
export type { ContentChanges, EntryChange } from '#desk/server/entries/entry-changes.ts';
export type { FieldChange } from '#desk/server/entries/field-changes.ts';
export type { Behind } from '#desk/server/entries/one-language.ts';
export type { Mistake } from '#desk/server/forms/check.ts';
export type { NamedChoice } from '#desk/server/forms/named-choices.ts';
export type { TextBlock, TextParts } from '#desk/server/forms/text-blocks.ts';
export type { Comment } from '#desk/server/publish/approval.ts';
export type { CheckedLink } from '#desk/server/publish/checked-links.ts';
export type { PageChange } from '#desk/server/publish/page-changes.ts';
export type { Progress } from '#desk/server/publish/progress.ts';
export type { Waiting } from '#desk/server/publish/waiting.ts';

export type Place = { kind: string; id: string };
export type ListedKind = {
  id: string;
  form: 'file' | 'folder' | 'list' | 'texts';
  title: Words;
  entry: Words /** Its entries have places in a list, and can be published later. */;
  hasTime?: boolean;
  /** The field with the files of an entry, of which it can have several. */
  takes?: { kind: FileKind; field: string };
};
export type EntryRow = Place & {
  title: Words;
  kindTitle: Words;
  day?: string;
  /** The file, if it cannot be read. */
  damaged?: string;
  end?: string;
  /** Of a person. */
  hasLeft?: boolean;
  publishFrom?: string;
  departments?: NamedChoice[];
  page?: NamedChoice;
  isSample?: boolean;
  /** Of the own draft, of what was saved and waits, or of what visitors see as it is; of a person, that nothing is shown any more. */
  state?: 'draft' | Waiting['state'] | 'public' | 'left';
  /** The day that was chosen for its publication. */
  publishOn?: string;
  lacksTranslation?: boolean;
  /** Among which entries it has a place that can be changed. */
  group?: string;
  /** The field of settings that a search names. */
  path?: (string | number)[];
  field?: Words;
};
export type Json = Record<string, unknown>;
export type EditedEntry = Place & {
  form: ListedKind['form'];
  titles: { title: Words; entry: Words };
  /** What it is called as it is saved. */
  name: Words;
  /** The field that holds the entry's own name, if any. */
  key: 'id' | 'from' | null;
  /** The kind of which it is a part, with the id of the whole or an id below it. */
  partOf?: string;
  sharesId?: boolean;
  end: { path: string[]; isMoment: boolean } | null;
  /** What it needs beside its form. */
  needs: (Partial<Place> & { kind: string; path?: string[]; title: Words })[];
  value: unknown;
  draft: { value: unknown; base: unknown; address?: string; savedAt: string } | null;
  /** The entry as which the draft of a new one was saved, in another tab perhaps. */
  savedAs: string | null;
  /** What the form of a new one shows at first. */
  start: Json;
  mayAttach: boolean;
  /** Fields that belong to this entry alone, such as its files: a copy has none of them. */
  own: string[];
  /** The documents that belong to it. */
  documents: Words[];
  schema: Json;
  ui: Record<keyof Words, Json>;
  choices: Record<string, NamedChoice[]>;
  /** What a text of a page can show of the data of the site, and in its sentences. */
  shows?: TextParts;
};
/** The two versions of an entry that two people have changed, with both sides of each conflict in words, and the saved one; `null` if it was deleted. */
export type Clash = Merge & {
  shown: { mine: Words; theirs: Words }[];
  theirs: unknown;
  by?: string;
};
export type Me = {
  name: string;
  user: string;
  publish: boolean;
  isLocal: boolean;
  /** In which the site is published. */
  languages: (keyof Words)[];
  department?: Words;
  /** May change some kinds of content only. */
  isLimited?: boolean;
  /** Address at which the proxy signs out, and whom to ask for more permissions. */
  logOut?: string;
  help?: string;
};
/** A saved entry that somebody who may not publish wants to have published. */
export type Request = Place & {
  title: Words;
  by: string;
  at: string;
  reason: string;
  /** The last answer, or the one with which it was sent back. */
  answer?: Comment;
};
export type PastPublication = {
  tag: string;
  by: string;
  at: string;
  sentence: Words;
  /** What it changed is not known, and it cannot be undone. */
  isFirst: boolean;
  /** Visitors see it, so it can be undone. */
  isNewest: boolean;
};
/** What is saved and not published. */
export type UnpublishedContent = {
  last: PastPublication | null;
  waiting: Waiting[];
  requests: Request[];
  uncommitted: string[];
  /** What is wrong with the repository. */
  notes: Words[];
};

/** A rejection by the server with its message; `answer` contains mistakes or the other side of a conflict. */
export class ApiError extends Error {
  readonly status: number;
  readonly answer: Json;

  constructor(status: number, answer: Json) {
    super(String(status));
    this.status = status;
    this.answer = answer;
  }
}

/**
 * Asks the desk's server.
 * @throws ApiError if the server or the proxy before it rejects the request, TypeError if it cannot be reached
 */
export async function ask<Answer>(
  address: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<Answer> {
  const sent =
    body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  // The desk redirects no request: a redirect is that of the proxy to its page for signing in.
  const response = await fetch(`/api/${address}`, { method, redirect: 'manual', ...sent });
  return answerOf(response.status, await response.text());
}

/**
 * The answer of the desk.
 * @throws ApiError if it is a rejection, or not the desk's own but a page of the proxy
 */
export function answerOf<Answer>(status: number, text: string): Answer {
  const answer = status === 401 ? undefined : parsed(text);
  const ofProxy = PROXYS_OWN[status] ?? (status >= 500 ? OFFLINE : undefined);
  if (answer !== undefined || !ofProxy) noteSession(answer !== undefined);
  if (answer === undefined)
    throw new ApiError(status, { error: inBoth(ofProxy ?? ((messages) => messages.signedOut)) });
  if (status >= 400) throw new ApiError(status, answer as Json);
  return answer as Answer;
}

/** What the proxy says of itself; any other page in the place of an answer is the one for signing in. */
const PROXYS_OWN: Readonly<Record<number, (messages: DeskMessages) => string>> = {
  413: (messages) => messages.tooLargeForProxy,
  429: (messages) => messages.tooOften,
};
const OFFLINE = (messages: DeskMessages) => messages.offline;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The error as a message for the user. */
export function reasonOf(error: unknown): Words {
  if (!(error instanceof ApiError)) return inBoth((messages) => messages.offline);
  return (error.answer.error as Words | undefined) ?? inBoth((messages) => messages.refused);
}

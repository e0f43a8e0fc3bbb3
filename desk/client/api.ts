import type { EditedEntry as ServersEntry } from '#desk/server/entries/edited-entry.ts';
import type { Merge } from '#desk/server/entries/merge.ts';
import type { Mistake } from '#desk/server/forms/check.ts';
import type { ListedKind as ServersKind } from '#desk/server/forms/field-of.ts';
import type { Me as ServersMe } from '#desk/server/routes/desk-server.ts';
import type { EntryRow as ServersRow } from '#desk/server/routes/list-routes.ts';
import type { UnpublishedContent } from '#desk/server/routes/publish-routes.ts';
import { type DeskMessages, inBoth, type Words } from './messages.ts';
import { noteSession } from './session.ts';

export type { ContentChanges, EntryChange } from '#desk/server/entries/entry-changes.ts';
export type { FieldChange } from '#desk/server/entries/field-changes.ts';
export type { Behind } from '#desk/server/entries/one-language.ts';
export type { Mistake } from '#desk/server/forms/check.ts';
export type { NamedEntry } from '#desk/server/forms/entry-at.ts';
export type { NamedChoice } from '#desk/server/forms/named-choices.ts';
export type { TextBlock, TextParts } from '#desk/server/forms/text-blocks.ts';
export type { Comment } from '#desk/server/publish/approval.ts';
export type { CheckedLink } from '#desk/server/publish/checked-links.ts';
export type { Part } from '#desk/server/publish/chosen-parts.ts';
export type { PageChange } from '#desk/server/publish/page-changes.ts';
export type { PastPublication } from '#desk/server/publish/past-publications.ts';
export type { Progress } from '#desk/server/publish/progress.ts';
export type { AttentionReport, AttentionRow } from '#desk/server/publish/report.ts';
export type { Waiting } from '#desk/server/publish/waiting.ts';
export type { UnpublishedContent } from '#desk/server/routes/publish-routes.ts';
export type { NotDeleted } from '#desk/server/routes/remove-entry.ts';
export type { Announcement } from '#desk/server/routes/urgent-routes.ts';

/** An answer of the server as it arrives: what is undefined is left out. */
type Arrived<Answer> = Partial<Answer> & {
  [Name in keyof Answer as undefined extends Answer[Name] ? never : Name]: Answer[Name];
};
export type EditedEntry = Arrived<ServersEntry>;
export type EntryRow = Arrived<ServersRow>;
export type ListedKind = Arrived<ServersKind>;
export type Me = Arrived<ServersMe>;
/**
 * A saved entry that somebody who may not publish wants to have published; the last answer, or the
 * one with which it was sent back.
 */
export type Request = UnpublishedContent['requests'][number];
/** What the server says of a draft. */
export type CheckedEntry = {
  id: string;
  mistakes: Mistake[];
  advice?: Mistake[];
  offers?: string[];
};
/** What was saved, with its corrections. */
export type SavedEntry = { value: unknown; id: string; corrected: Words; advice?: Mistake[] };
export type Place = { kind: string; id: string };
export type Json = Record<string, unknown>;
/**
 * The two versions of an entry that two people have changed, with both sides of each conflict in
 * words, and the saved one; `null` if it was deleted.
 */
export type MergeConflict = Merge & {
  shown: { mine: Words; theirs: Words }[];
  theirs: unknown;
  by?: string;
};

/**
 * A rejection by the server with its message; `answer` contains mistakes or the other side of a
 * conflict.
 */
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
 * @throws ApiError if the server or the proxy before it rejects the request, TypeError if it cannot
 *   be reached
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

/**
 * What the proxy says of itself; any other page in the place of an answer is the one for signing
 * in.
 */
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

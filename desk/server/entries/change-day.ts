import { isDeepStrictEqual } from 'node:util';
import type { Kind } from '#app/content/kind.server.ts';
import { collegeDay } from '#app/domain/clock.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';

type Json = Record<string, unknown>;

/** What readers are not told of as a change. */
const SILENT = ['updatedOn', 'revision', 'publishFrom', 'onTopUntil', 'sample', 'successor'];

/** The days that a text or a department says of itself. */
const OWN_DAYS = ['updatedOn', 'reviewedOn'];

/**
 * An entry with the day of its change, a text with that of each language that changes, and what
 * calendars have of it with the next version, if it differs from what visitors see; what somebody
 * has typed there stays.
 * @param published the entry as visitors see it; `undefined` while they see none
 */
export function withChangeDay(
  { changeFields, form }: Kind,
  published: unknown,
  before: unknown,
  value: unknown,
  now = Date.now(),
): unknown {
  if (!isGroup(before) || !isGroup(value)) return value;
  if (form === 'texts')
    return Object.fromEntries(
      Object.entries(value).map(([locale, text]) => [
        locale,
        withOwnDay(before[locale], text, now),
      ]),
    );
  if (!changeFields)
    return withOwnDay(before, withFirstAddress(published, withOldClosing(published, value)), now);
  if (!isGroup(published) || Date.parse(String(published.publishFrom)) > now) return value;
  if (changeFields.includes('windows')) return withPeriods(published, before, value);
  const isTyped = value.updatedOn !== before.updatedOn || value.revision !== before.revision;
  const today = collegeDay(now);
  if (isUnchanged(published, value) || value.issuedOn === today || isTyped) return value;
  return {
    ...value,
    ...(changeFields.includes('updatedOn') && { updatedOn: today }),
    ...(changeFields.includes('revision') && versionAfter(published, value)),
  };
}

/**
 * A site that gets another address keeps the identifiers that calendars and feeds have; an address
 * that only an example has was never live.
 */
function withFirstAddress(published: unknown, value: Json): Json {
  const seen = isGroup(published) ? String(published.siteUrl ?? '') : '';
  const isNew = value.siteUrl !== seen && value.firstSiteUrl === undefined;
  return isNew && seen !== '' && !/\.example$/.test(seen)
    ? { ...value, firstSiteUrl: seen }
    : value;
}

/** A new corrigendum by which the last time for bids is moved has the one that visitors see. */
function withOldClosing(published: unknown, value: Json): Json {
  const { closesAt, corrigenda: seen = [] } = (isGroup(published) ? published : {}) as Json;
  const listed = Array.isArray(value.corrigenda) ? value.corrigenda.filter(isGroup) : [];
  const isSaid = listed.some(({ closedAt }) => closedAt === closesAt);
  // One of a day that a listed one has may be that one, with another text.
  const days = new Set((seen as Json[]).map(({ issuedOn }) => issuedOn));
  const added = listed
    .filter(({ issuedOn }) => !days.has(issuedOn))
    .toSorted((one, other) => String(one.issuedOn).localeCompare(String(other.issuedOn)))
    .at(-1);
  if (!closesAt || closesAt === value.closesAt || isSaid || !added || added.closedAt !== undefined)
    return value;
  return {
    ...value,
    corrigenda: listed.map((each) => (each === added ? { ...each, closedAt: closesAt } : each)),
  };
}

/**
 * The periods of an admission stream that differ from what calendars have, each with its next
 * version: the words of the stream are in all of them.
 */
function withPeriods(published: Json, before: Json, value: Json): Json {
  const [seen, old] = [periodsOf(published), periodsOf(before)];
  const { windows: _, ...words } = value;
  const { windows: __, ...seenWords } = published;
  const isReworded = !isDeepStrictEqual(words, seenWords);
  const windows = periodsOf(value).map((period) => {
    const [was, last] = [seen, old].map((each) => each.find(({ id }) => id === period.id));
    const isAlike = !was || (isUnchanged(was, period) && !isReworded);
    return isAlike || last?.revision !== period.revision
      ? period
      : { ...period, ...versionAfter(was, period) };
  });
  return { ...value, windows };
}

function periodsOf({ windows }: Json): Json[] {
  return Array.isArray(windows) ? windows.filter(isGroup) : [];
}

/** The next version for calendars; an admission without days has none. */
function versionAfter(published: Json, { revision, opensAt, start }: Json): Json {
  const next = Math.max(Number(revision) || 1, (Number(published.revision) || 1) + 1);
  return opensAt === undefined && start === undefined ? {} : { revision: next };
}

/** Whether the site shows visitors no change. */
function isUnchanged(published: Json, value: Json): boolean {
  return isDeepStrictEqual(said(published), said(value));
}

/**
 * What has its day whether it is published or not gets today with each change, unless somebody has
 * typed another day.
 */
function withOwnDay(before: unknown, value: unknown, now: number): unknown {
  if (!isGroup(before) || !isGroup(value) || before.updatedOn === undefined) return value;
  const isSame = isDeepStrictEqual(said(before, OWN_DAYS), said(value, OWN_DAYS));
  return isSame || before.updatedOn !== value.updatedOn
    ? value
    : { ...value, updatedOn: collegeDay(now) };
}

function said(value: Json, silent = SILENT): Json {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !silent.includes(name)));
}

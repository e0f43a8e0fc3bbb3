import { isDeepStrictEqual } from 'node:util';
import type { Kind } from '#app/content/kind.server.ts';
import { collegeDay } from '#app/domain/clock.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';

type Json = Record<string, unknown>;

/** The kinds whose entries say when they were changed; those of events raise their version for calendars too. */
const DATED: readonly string[] = ['news', 'events'];
/** What readers are not told of as a change. */
const SILENT = ['updatedOn', 'revision', 'publishFrom', 'sample', 'successor'];

/** The days that a text or a department says of itself. */
const OWN_DAYS = ['updatedOn', 'reviewedOn'];

/**
 * An entry with the day of its change, a text with that of each language that changes, and an event with the next version for calendars, if it differs from what visitors see; what somebody has typed there
 * stays.
 * @param published the entry as visitors see it; `undefined` while they see none
 */
export function withChangeDay(
  { id, form }: Kind,
  published: unknown,
  before: unknown,
  value: unknown,
  now = Date.now(),
): unknown {
  if (form === 'texts' && isGroup(before) && isGroup(value))
    return Object.fromEntries(
      Object.entries(value).map(([locale, text]) => [
        locale,
        withOwnDay(before[locale], text, now),
      ]),
    );
  if (!DATED.includes(id)) return withOwnDay(before, value, now);
  if (![published, before, value].every(isGroup)) return value;
  const [seen, old, next] = [published, before, value] as [Json, Json, Json];
  const isOut = !(Date.parse(String(seen.publishFrom)) > now);
  const today = collegeDay(now);
  if (!isOut || isDeepStrictEqual(said(seen), said(next)) || next.issuedOn === today) return value;
  const isTyped = next.updatedOn !== old.updatedOn || next.revision !== old.revision;
  if (isTyped) return value;
  const version = (Number(seen.revision) || 1) + 1;
  return {
    ...next,
    updatedOn: today,
    ...(id === 'events' && { revision: Math.max(Number(next.revision) || 1, version) }),
  };
}

/** What has its day whether it is published or not gets today with each change, unless somebody has typed another day. */
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

import type { Kind } from '#app/content/kind.server.ts';
import { collegeDay, DAY_MS } from '#app/domain/clock.ts';
import { beginningOf } from '#app/lib/beginning.ts';
import { neededItems } from '#desk/content-files/needed-items.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import type { Person } from '#desk/server/access/settings.ts';

type Json = Record<string, unknown>;

/** How long a notice is valid if nobody says otherwise. */
const VALID_DAYS = 30;
const EVERYBODY = { en: 'Students and staff', ml: 'വിദ്യാർഥികളും ജീവനക്കാരും' };

/** What the form of a new entry shows at first: the lists that need an item have one, a notice is of today, a tender is published today, an album comes first, and any other entry of a list in order last. */
export function startOf(
  { id, isOrdered }: Kind,
  schema: Json,
  { department }: Person,
  entries: readonly unknown[],
): Json {
  const now = Date.now();
  const fields = isGroup(schema.properties) ? schema.properties : {};
  const places = entries.map((entry) => (isGroup(entry) && Number(entry.order)) || 0);
  const notice = {
    kind: department === undefined ? 'office' : 'academic',
    issuedOn: collegeDay(now),
    validUntil: `${collegeDay(now + VALID_DAYS * DAY_MS)}T17:00:00+05:30`,
    audience: EVERYBODY,
  };
  return {
    ...neededItems(schema),
    ...(isOrdered && {
      order: id === 'gallery' ? Math.min(1, ...places) - 1 : Math.max(0, ...places) + 1,
    }),
    ...(id === 'news' && notice),
    ...(id === 'tenders' && { publishedAt: `${collegeDay(now)}T10:00:00+05:30` }),
    ...(department !== undefined &&
      ('departments' in fields
        ? { departments: [department] }
        : 'department' in fields && { department })),
  };
}

/**
 * An entry without a summary that only says the beginning of its text, as it is or was: such a summary is made from the text at each reading, and one that
 * an earlier desk has written down would stay behind a corrected text.
 */
export function withoutMadeSummary(schema: Json, before: unknown, value: unknown): unknown {
  if (!isGroup(value) || !isGroup(schema.properties) || !('body' in schema.properties))
    return value;
  const { summary, ...rest } = value;
  const isNeeded = Array.isArray(schema.required) && schema.required.includes('summary');
  if (isNeeded || !isGroup(summary)) return value;
  const isMade = [value, before].some((entry) => {
    const [first] = isGroup(entry) && Array.isArray(entry.body) ? entry.body : [];
    return (
      isGroup(first) &&
      Object.entries(summary).every(
        ([locale, written]) => written === beginningOf(String(first[locale] ?? '')),
      )
    );
  });
  return isMade ? rest : value;
}

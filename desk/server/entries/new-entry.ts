import type { Kind } from '#app/content/kind.server.ts';
import { beginningOf } from '#app/lib/beginning.ts';
import { plainBlocks } from '#app/lib/markdown/plain-words.ts';
import { neededItems } from '#desk/content-files/needed-items.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import type { Person } from '#desk/server/access/settings.ts';

type Json = Record<string, unknown>;

/** What the form of a new entry shows at first: the lists that need an item have one, an entry of a list in order has the first place or the last, and the type says the rest. */
export function startOf(
  { isOrdered, isNewestFirst, start }: Kind,
  schema: Json,
  { department }: Person,
  entries: readonly unknown[],
): Json {
  const fields = isGroup(schema.properties) ? schema.properties : {};
  const places = entries.map((entry) => (isGroup(entry) && Number(entry.order)) || 0);
  return {
    ...neededItems(schema),
    ...(isOrdered && {
      order: isNewestFirst ? Math.min(1, ...places) - 1 : Math.max(0, ...places) + 1,
    }),
    ...start?.(Date.now(), department),
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
    const body = isGroup(entry) ? entry.body : undefined;
    return (
      isGroup(body) &&
      Object.entries(summary).every(
        ([locale, written]) =>
          written === beginningOf(plainBlocks(String(body[locale] ?? ''))[0] ?? ''),
      )
    );
  });
  return isMade ? rest : value;
}

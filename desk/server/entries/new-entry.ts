import type { Kind } from '#app/content/kind.server.ts';
import { firstValues } from '#desk/content-files/first-values.ts';
import { departmentField } from '#desk/content-files/kinds.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import type { Person } from '#desk/server/access/settings.ts';

type Json = Record<string, unknown>;

/** What the form of a new entry shows at first: what every group has, an entry of a list in order has the first place or the last, and the type says the rest. */
export function startOf(
  { isOrdered, isNewestFirst, start }: Kind,
  schema: Json,
  { department }: Person,
  entries: readonly unknown[],
): Json {
  const fields = isGroup(schema.properties) ? schema.properties : {};
  const field = departmentField(fields);
  const places = entries.map((entry) => (isGroup(entry) && Number(entry.order)) || 0);
  return {
    ...firstValues(schema),
    ...(isOrdered && {
      order: isNewestFirst ? Math.min(1, ...places) - 1 : Math.max(0, ...places) + 1,
    }),
    ...start?.(Date.now(), department),
    ...(field &&
      department !== undefined && { [field]: field === 'department' ? department : [department] }),
  };
}

import type { Kind } from '#app/content/kind.server.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { collegeDay, DAY_MS } from '#app/lib/clock.ts';
import { graphemesOf } from '#app/lib/graphemes.ts';
import { neededItems } from '#desk/content-files/needed-items.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import type { Person } from '#desk/server/access/settings.ts';

type Json = Record<string, unknown>;

/** Kinds whose summary is the beginning of the text, until somebody writes one. */
export const SUMMARISED: readonly string[] = ['news', 'events'];
const SUMMARY_LENGTH = 160;
/** How long a notice is valid if nobody says otherwise. */
const VALID_DAYS = 30;
const EVERYBODY = { en: 'Students and staff', ml: 'വിദ്യാർഥികളും ജീവനക്കാരും' };

/** What the form of a new entry shows at first: the lists that need an item have one, a notice is of today, a tender is published today, an album is the last. */
export function startOf(
  { id, isOrdered }: Kind,
  schema: Json,
  { department }: Person,
  entries: readonly unknown[],
): Json {
  const now = Date.now();
  const fields = isGroup(schema.properties) ? schema.properties : {};
  const notice = {
    kind: department === undefined ? 'office' : 'academic',
    issuedOn: collegeDay(now),
    validUntil: `${collegeDay(now + VALID_DAYS * DAY_MS)}T17:00:00+05:30`,
    audience: EVERYBODY,
  };
  return {
    ...neededItems(schema),
    ...(isOrdered && {
      order:
        Math.max(0, ...entries.map((entry) => (isGroup(entry) && Number(entry.order)) || 0)) + 1,
    }),
    ...(id === 'news' && notice),
    ...(id === 'tenders' && { publishedAt: `${collegeDay(now)}T10:00:00+05:30` }),
    ...(department !== undefined &&
      ('departments' in fields
        ? { departments: [department] }
        : 'department' in fields && { department })),
  };
}

/** A summary that was left empty is the beginning of the text. */
export function withSummary({ id }: Kind, value: unknown): unknown {
  if (!SUMMARISED.includes(id) || !isGroup(value)) return value;
  const written = isGroup(value.summary) ? value.summary : {};
  const [first] = Array.isArray(value.body) ? value.body : [];
  const beginning = beginningOf(first);
  const summary = Object.fromEntries(
    LOCALES.flatMap((locale) =>
      written[locale] || beginning[locale] ? [[locale, written[locale] || beginning[locale]]] : [],
    ),
  );
  if (Object.keys(summary).length === Object.keys(written).length) return value;
  // In the order of the file.
  const { title, summary: _, ...rest } = value;
  return { ...(title !== undefined && { title }), summary, ...rest };
}

/** The first sentences of a text, as many as a summary may have. */
export function beginningOf(text: unknown): Record<string, string> {
  return Object.fromEntries(
    LOCALES.flatMap((locale) =>
      isGroup(text) && typeof text[locale] === 'string' ? [[locale, cut(text[locale])]] : [],
    ),
  );
}

function cut(text: string): string {
  const signs = graphemesOf(text.trim());
  if (signs.length <= SUMMARY_LENGTH) return signs.join('');
  const start = signs.slice(0, SUMMARY_LENGTH).join('');
  return (
    /^.*[^\d.]{2}[.?!](?=\s)/su.exec(start)?.[0] ??
    `${signs
      .slice(0, SUMMARY_LENGTH - 2)
      .join('')
      .replace(/\s+\S*$/, '')} …`
  );
}

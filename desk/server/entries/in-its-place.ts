import type { FieldPath } from '#app/content/forms/title-at.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { KINDS, kindOf } from '#app/site.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { filesOf, readableEntries, valueOfEntry, writeEntry } from '#desk/content-files/entries.ts';
import { addressesOf, newAddress } from '#desk/content-files/new-address.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { mayWrite } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';
import { fieldsAt, schemaOf } from '#desk/server/forms/form.ts';
import { nameOfEntry } from '#desk/server/forms/named-choices.ts';
import type { Versions } from './entry-changes.ts';

/**
 * What comes into the place of an entry: another one of its kind, wherever the first is named or
 * linked; or the address of another page, in links alone.
 */
export type Other = { by: string } | { address: string };

/** What a text at a place becomes. */
type Change = (text: string, path: FieldPath) => string;

/**
 * The content with another entry or page in the place of an entry, in all that a person may write,
 * and these places, each before and after. Links to a page that shows the entry among others stay.
 */
export function withOther(
  content: ContentFolder,
  person: Person,
  kind: Kind,
  id: string,
  other: Other,
): { content: ContentFolder; places: Versions[] } {
  const relinked = linkChange(content, kind, id, other);
  const places = KINDS.flatMap((each) => {
    const isNamed = (path: FieldPath) =>
      // Its own documents go with it, or stay alone.
      path[0] !== kind.attachments?.owner &&
      fieldsAt(schemaOf(each), path).some((field) => field['x-reference'] === kind.id);
    const change: Change = (text, path) =>
      'by' in other && text === id && isNamed(path) ? other.by : relinked(text);
    return readableEntries(content, each)
      .filter((entry) => !(each.id === kind.id && entry.id === id))
      .map(({ id: name, value }) => ({
        ...{ kind: each, id: name, file: filesOf(each, name)[0] ?? each.place },
        ...{ before: value, after: changed(value, change) },
      }))
      .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
      .filter(({ before }) => mayWrite(person, each.id, [before]));
  });
  const next = places.reduce(
    (sofar, each) => sofar.with(writeEntry(sofar, each.kind, each.id, each.after)),
    content,
  );
  return { content: next, places };
}

/** Another address for a link in a field, or in a text in Markdown. */
function linkChange(
  content: ContentFolder,
  kind: Kind,
  id: string,
  other: Other,
): (text: string) => string {
  if (!kind.page) return (text) => text;
  const { siteUrl } = Object(valueOfEntry(content, kindOf('college'), ''));
  const to =
    'by' in other
      ? addressOf(kind.id, other.by)
      : splitAddress(other.address.replace(`${siteUrl}/`, '/')).path;
  // A place on the page goes with it.
  const address = `(?:${addressesOf(kind.id, id).join('|')})(?:#[^)\\s>]*)?`;
  const [field, link] = [
    new RegExp(`^${address}$`),
    new RegExp(`(?:(?<=\\[)([^[\\]]*))?(\\]\\()${address}(?=[)\\s])`, 'g'),
  ];
  const [old, next] = [id, 'by' in other ? other.by : id].map((each) =>
    Object.values(nameOfEntry(content, kind, valueOfEntry(content, kind, each), each)),
  ) as [string[], string[]];
  // A link with the name of the entry has that of the other one.
  const named = (words: string) => next[old.indexOf(words)] ?? words;
  return (text) =>
    field.test(text)
      ? to
      : text.replaceAll(link, (_, words = '', between = '') => named(words) + between + to);
}

/** Where an entry is found. */
function addressOf(kind: string, id: string): string {
  return (kind === 'texts' ? undefined : addressesOf(kind, id)[0]) ?? newAddress(kind, id);
}

function changed(value: unknown, change: Change, path: FieldPath = []): unknown {
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value))
    return (
      value
        .map((item, index) => changed(item, change, [...path, index]))
        // A list that has the other one already names it once.
        .filter((item, index) => item === value[index] || !value.includes(item))
    );
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, changed(item, change, [...path, name])]),
  );
}

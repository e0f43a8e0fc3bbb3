import type { FieldPath } from '#app/content/forms/title-at.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { FIRST, inEvery, splitAddress } from '#app/i18n/locale.ts';
import { KINDS, kindOf } from '#app/site.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { filesOf, readableEntries, valueOfEntry, writeEntry } from '#desk/content-files/entries.ts';
import { addressesOf, newAddress } from '#desk/content-files/new-address.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { titleIn } from '#desk/content-files/title-in.ts';
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

type Change = {
  /** What a text at a place becomes. */
  text: (text: string, path: FieldPath) => string;
  /** The words of a link beside its address. */
  words: (words: string) => string;
  isLink: (text: string) => boolean;
  /** Whether the field at a place names entries of the kind. */
  isNamed: (path: FieldPath) => boolean;
};

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
    const change: Change = {
      ...{ ...relinked, isNamed },
      text: (text, path) =>
        'by' in other && text === id && isNamed(path) ? other.by : relinked.text(text),
    };
    return readableEntries(content, each)
      .filter((entry) => !(each.id === kind.id && entry.id === id))
      .map(({ id: name, value }) => ({
        ...{ kind: each, id: name, file: filesOf(each, name)[0] ?? each.place },
        ...{ before: value, after: changed(value, change) },
      }))
      .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
      .filter(({ before, after }) => mayWrite(person, each.id, [before, after]));
  });
  const next = places.reduce(
    (sofar, each) => sofar.with(writeEntry(sofar, each.kind, each.id, each.after)),
    content,
  );
  return { content: next, places };
}

/** Another address for a link in a field, or in a text in Markdown, and its words. */
function linkChange(content: ContentFolder, kind: Kind, id: string, other: Other) {
  if (!kind.page)
    return { text: (text: string) => text, words: (words: string) => words, isLink: () => false };
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
  const names = 'by' in other ? otherNames(content, kind, id, other.by) : new Map();
  // A link with the name of the entry has that of the other one.
  const words = (own: string): string => names.get(own) ?? own;
  const isLink = (text: string) => field.test(text);
  const text = (own: string) =>
    isLink(own)
      ? to
      : own.replaceAll(link, (_, named = '', between = '') => words(named) + between + to);
  return { text, words, isLink };
}

/** The names of an entry in each language, with those of another one. */
function otherNames(content: ContentFolder, kind: Kind, id: string, by: string) {
  const [old, next] = [id, by].map((each) => {
    const value = valueOfEntry(content, kind, each);
    const { en, ml } = nameOfEntry(content, kind, value, each);
    return [...Object.values(inEvery((locale) => titleIn(value, locale))), en, ml];
  }) as [string[], string[]];
  const first = inEvery((locale) => titleIn(valueOfEntry(content, kind, by), locale))[FIRST];
  return new Map(old.flatMap((name, at) => (name ? [[name, next[at] || first || by]] : [])));
}

/** Where an entry is found. */
function addressOf(kind: string, id: string): string {
  return (kind === 'texts' ? undefined : addressesOf(kind, id)[0]) ?? newAddress(kind, id);
}

function changed(value: unknown, change: Change, path: FieldPath = []): unknown {
  if (typeof value === 'string') return change.text(value, path);
  if (Array.isArray(value)) {
    const next = value.map((item, index) => changed(item, change, [...path, index]));
    const [old, names] = [value, next].map((items) =>
      items.map((item, index) => nameIn(item, change, [...path, index])),
    ) as [unknown[], unknown[]];
    // A list that names each entry once, such as the members of a committee, does so still.
    return isEachOnce(old) ? next.filter((_, at) => isFirst(names, at)) : next;
  }
  if (!isGroup(value)) return value;
  const isLink = Object.values(value).some(
    (item) => typeof item === 'string' && change.isLink(item),
  );
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const next = changed(item, change, [...path, name]);
      return [name, isLink && isGroup(next) ? renamed(next, change) : next];
    }),
  );
}

/** The entry that an item of a list names, by itself or in one of its fields. */
function nameIn(item: unknown, change: Change, path: FieldPath): unknown {
  if (typeof item === 'string') return item;
  const fields = isGroup(item) ? Object.keys(item) : [];
  const field = fields.find((each) => change.isNamed([...path, each]));
  return field === undefined || !isGroup(item) ? undefined : item[field];
}

const isFirst = (names: readonly unknown[], at: number) =>
  names[at] === undefined || names.indexOf(names[at]) === at;

const isEachOnce = (names: readonly unknown[]) => names.every((_, at) => isFirst(names, at));

/** The words of a link in each language. */
function renamed(words: object, change: Change): object {
  return Object.fromEntries(
    Object.entries(words).map(([language, own]) => [
      language,
      typeof own === 'string' ? change.words(own) : own,
    ]),
  );
}

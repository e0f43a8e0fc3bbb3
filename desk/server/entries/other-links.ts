import type { Kind } from '#app/content/kind.server.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { KINDS, kindOf } from '#app/site.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { readableEntries, valueOfEntry, writeEntry } from '#desk/content-files/entries.ts';
import { addressesOf } from '#desk/content-files/new-address.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { mayWrite } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';

/** Another address for a link in a field, or in a text in Markdown. */
type Change = (text: string) => string;

/**
 * The content with another page in the place of an entry, in all links of what a person may write,
 * and how many entries have such links. Links to a page that shows the entry among others stay.
 */
export function withOtherLinks(
  content: ContentFolder,
  person: Person,
  kind: Kind,
  id: string,
  pasted: string,
): { content: ContentFolder; count: number } {
  if (!kind.page) return { content, count: 0 };
  const { siteUrl } = Object(valueOfEntry(content, kindOf('college'), ''));
  const to = splitAddress(pasted.replace(`${siteUrl}/`, '/')).path;
  // A place on the page goes with it.
  const address = `(?:${addressesOf(kind.id, id).join('|')})(?:#[^)\\s>]*)?`;
  const [field, link] = [
    new RegExp(`^${address}$`),
    new RegExp(`(?<=\\]\\()${address}(?=[)\\s])`, 'g'),
  ];
  const change: Change = (text) => (field.test(text) ? to : text.replaceAll(link, () => to));
  const changed = KINDS.flatMap((other) =>
    readableEntries(content, other)
      .filter((each) => !(other.id === kind.id && each.id === id))
      .map((each) => ({ ...each, kind: other, next: changedTexts(each.value, change) }))
      .filter(({ value, next }) => JSON.stringify(next) !== JSON.stringify(value))
      .filter(({ value }) => mayWrite(person, other.id, [value])),
  );
  const next = changed.reduce(
    (sofar, each) => sofar.with(writeEntry(sofar, each.kind, each.id, each.next)),
    content,
  );
  return { content: next, count: changed.length };
}

function changedTexts(value: unknown, change: Change): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => changedTexts(item, change));
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, changedTexts(item, change)]),
  );
}

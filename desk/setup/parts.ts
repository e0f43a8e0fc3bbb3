import { fieldWords } from '#app/content/forms/kind-words.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { type CollegePart, PARTS } from '#app/content/schemas/college.ts';
import { FIRST, inEvery, type Locale } from '#app/i18n/locale.ts';
import { KINDS, kindOf } from '#app/site.ts';
import type { ContentFolder, Overlay } from '#desk/content-files/content-folder.ts';
import { readableEntries } from '#desk/content-files/entries.ts';
import { patchYaml } from '#desk/content-files/patch-yaml.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { readYaml } from '#desk/content-files/read-yaml.ts';
import type { Words } from '#desk/server/forms/words.ts';

/** An entry by its type and its id in the desk. */
type Named = { kind: Kind; id: string };

const COLLEGE = 'college.yaml';

/** Names of parts, as the details of the college have them. */
function partWords(locale: Locale) {
  const college = kindOf('college');
  return college && fieldWords(college, 'without', locale);
}

/** Parts of the college that some entry needs and that it has so far, with their names. */
export function partsOf(content: ContentFolder): { id: CollegePart; title: Words }[] {
  const lacking = lackingIn(collegeOf(content));
  const needed = new Set(marksIn(content).map(({ part }) => part));
  return PARTS.filter((part) => needed.has(part) && !lacking.includes(part)).map((id) => ({
    id,
    title: inEvery((locale) => partWords(locale)?.choices?.[id] ?? id),
  }));
}

/** The entries that need one of some parts. */
export function entriesNeeding(content: ContentFolder, parts: readonly CollegePart[]): Named[] {
  return marksIn(content).filter(({ part }) => parts.some((each) => each === part));
}

/** The college without more parts: no entry is changed, as what needs them is left out of the site. */
export function lackingParts(content: ContentFolder, parts: readonly CollegePart[]): Overlay {
  if (parts.length === 0) return new Map();
  const college = collegeOf(content);
  const without = [...new Set([...lackingIn(college), ...parts])];
  return new Map([[COLLEGE, patchYaml(content.read(COLLEGE) ?? '', { ...college, without })]]);
}

function collegeOf(content: ContentFolder): Record<string, unknown> {
  const college = readYaml(content.read(COLLEGE) ?? '');
  return isGroup(college) ? college : {};
}

function lackingIn({ without }: Record<string, unknown>): unknown[] {
  return Array.isArray(without) ? without : [];
}

function marksIn(content: ContentFolder): (Named & { part: unknown })[] {
  return KINDS.flatMap((kind) =>
    readableEntries(content, kind).flatMap(({ id, value }) => {
      const fields = isGroup(value) && kind.form === 'texts' ? value[FIRST] : value;
      return isGroup(fields) && 'needs' in fields ? [{ kind, id, part: fields.needs }] : [];
    }),
  );
}

import { dirname, join, posix } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fieldWords } from '#app/content/forms/kind-words.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { findUnpublishable } from '#app/content/reading/publication.server.ts';
import { type CollegePart, PARTS } from '#app/content/schemas/college.ts';
import { FIRST, inEvery, type Locale, languageOfFile } from '#app/i18n/locale.ts';
import { KINDS, kindOf } from '#app/site.ts';
import type { ContentFolder, Overlay } from '#desk/content-files/content-folder.ts';
import { readableEntries, valueOfEntry } from '#desk/content-files/entries.ts';
import { patchYaml } from '#desk/content-files/patch-yaml.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { readYaml } from '#desk/content-files/read-yaml.ts';
import { readTextFile } from '#desk/content-files/text-file.ts';
import { allowAll } from '#desk/server/access/permissions.ts';
import { entryChange } from '#desk/server/entries/entry-changes.ts';
import type { Author } from '#desk/server/entries/git.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { refuseMistakes } from '#desk/server/forms/check.ts';
import { entryAt, kindAt, namedEntry } from '#desk/server/forms/entry-at.ts';
import { begunWith, decidedFile, improvedTexts } from '#desk/setup/starter-texts.ts';
import type { Words } from '#desk/words.ts';
import { DeskError, WORDS } from '#desk/words.ts';
import { writeAtomic } from '#tools/lib/write-atomic.ts';

const leaveOutBody = z.strictObject({
  parts: z.array(z.enum(PARTS)).min(1),
  isSure: z.boolean(),
});

const leftBody = z.strictObject({ id: z.string().max(200) });

/**
 * First steps of a college: leave out the parts that it lacks, and list what is still to be written
 * or replaced; later, choose between its texts and newer ones of the starter.
 */
export function setupRoutes(app: FastifyInstance, store: Store): void {
  app.get('/api/setup', ({ person }) => {
    allowAll(person);
    const marks = Map.groupBy(findUnpublishable(store.content.root), ({ file }) => file);
    return {
      parts: partsOf(store.content),
      placeholders: [...marks]
        .map(([file, found]) => ({
          file,
          count: found.length,
          entry: entryAt(store.content, file)?.named,
        }))
        .sort((a, b) => b.count - a.count),
    };
  });

  starterRoutes(app, store);

  // With `isSure` written, else only listed.
  app.post('/api/leave-out', ({ body, person }) => {
    allowAll(person);
    const { parts, isSure } = leaveOutBody.parse(body);
    return store.alone(async () => {
      const known = partsOf(store.content);
      if (!parts.every((part) => known.some(({ id }) => id === part)))
        throw new DeskError(404, WORDS.notFound);
      const gone = entriesNeeding(store.content, parts).map(({ kind, id }) =>
        namedEntry(store.content, kind, id),
      );
      const changes = lackingParts(store.content, parts);
      refuseMistakes(store.content, changes);
      const message = `Leave out what the college does not have: ${parts.join(', ')}`;
      if (isSure) await store.commit(changes, person, message);
      return { gone };
    });
  });
}

/**
 * Texts that are newer in the starter, and that the college has changed: taken as a draft of their
 * form, or left.
 */
function starterRoutes(app: FastifyInstance, store: Store): void {
  app.get('/api/starter-texts', ({ person }) => {
    allowAll(person);
    return askedTexts(store.content).map(({ kind, id, base, value }) => ({
      base,
      value,
      ...entryChange({ kind, id, file: id, before: base, after: value }, store.content),
    }));
  });

  app.post('/api/leave-text', async ({ body, person }) => {
    allowAll(person);
    const { id } = leftBody.parse(body);
    await store.alone(async () => {
      const found = askedTexts(store.content).find((each) => each.id === id);
      if (!found) throw new DeskError(404, WORDS.notFound);
      await leaveTexts(store, found.files, person, `Leave the text of the starter: ${id}`);
    });
    return {};
  });
}

/**
 * A text of a page as the college has it, and with what the starter of this version has in those of
 * its languages that are better.
 */
type AskedText = { kind: Kind; id: string; files: string[]; base: unknown; value: unknown };

/** The texts that are newer in the starter, and that the college has changed. */
function askedTexts(content: ContentFolder): AskedText[] {
  const begun = begunWith(dirname(content.root));
  const improved = begun ? improvedTexts(begun, (file) => content.read(file)) : [];
  return [...Map.groupBy(improved, ({ file }) => kindAt(file)?.path ?? '')].flatMap(
    ([id, texts]) => {
      const { kind } = kindAt(texts[0]?.file ?? '') ?? {};
      const base = kind && valueOfEntry(content, kind, id);
      if (!kind || !isGroup(base) || !texts.some(({ isChanged }) => isChanged)) return [];
      const better = texts.map(({ file, text }) => {
        const language = languageOfFile(file) ?? FIRST;
        // The day of its change is that of its saving.
        const { updatedOn } = Object(base[language]);
        return [language, { ...readTextFile(text), ...(updatedOn && { updatedOn }) }];
      });
      const value = { ...base, ...Object.fromEntries(better) };
      return [{ kind, id, files: texts.map(({ file }) => file), base, value }];
    },
  );
}

/**
 * Notes beside the content, and in the history if that holds it, that texts of this version were
 * left. Call it inside {@link Store.alone}.
 */
async function leaveTexts(
  { content, git }: Store,
  files: readonly string[],
  author: Author,
  message: string,
): Promise<void> {
  const college = dirname(content.root);
  const begun = begunWith(college);
  if (!begun) return;
  await git.makeReady([]);
  const { file, text } = decidedFile(begun, (each) => files.includes(each));
  writeAtomic(join(college, file), text);
  const path = posix.join(git.prefix, '..', file);
  if (!path.startsWith('..')) await git.commit([path], author, message);
}

/** An entry by its type and its id in the desk. */
type Named = { kind: Kind; id: string };

const COLLEGE = 'college.yaml';

/** Names of parts, as the details of the college have them. */
function partWords(locale: Locale) {
  const college = kindOf('college');
  return college && fieldWords(college, 'without', locale);
}

/** Parts of the college that some entry needs and that it has so far, with their names. */
function partsOf(content: ContentFolder): { id: CollegePart; title: Words }[] {
  const lacking = lackingIn(collegeOf(content));
  const needed = new Set(marksIn(content).map(({ part }) => part));
  return PARTS.filter((part) => needed.has(part) && !lacking.includes(part)).map((id) => ({
    id,
    title: inEvery((locale) => partWords(locale)?.choices?.[id] ?? id),
  }));
}

/** The entries that need one of some parts. */
function entriesNeeding(content: ContentFolder, parts: readonly CollegePart[]): Named[] {
  return marksIn(content).filter(({ part }) => parts.some((each) => each === part));
}

/**
 * The college without more parts: no entry is changed, as what needs them is left out of the site.
 */
function lackingParts(content: ContentFolder, parts: readonly CollegePart[]): Overlay {
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

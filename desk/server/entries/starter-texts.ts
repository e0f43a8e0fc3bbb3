import { dirname, join, relative } from 'node:path';
import type { Kind } from '#app/content/kind.server.ts';
import { FIRST, languageOfFile } from '#app/i18n/locale.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { valueOfEntry } from '#desk/content-files/entries.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { readTextFile } from '#desk/content-files/text-file.ts';
import { begunWith, decidedFile, improvedTexts } from '#desk/setup/starter-texts.ts';
import { writeAtomic } from '#tools/lib/write-atomic.ts';
import { kindAt } from './entry-at.ts';
import type { Author } from './git.ts';
import type { Store } from './store.ts';

/** A text of a page as the college has it, and with what the starter of this version has in those of its languages that are better. */
type AskedText = { kind: Kind; id: string; files: string[]; base: unknown; value: unknown };

/** The texts that are newer in the starter, and that the college has changed. */
export function askedTexts(content: ContentFolder): AskedText[] {
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

/** Notes beside the content, and in the history if that holds it, that texts of this version were left. Call it inside {@link Store.alone}. */
export async function leaveTexts(
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
  const path = relative(git.root, join(college, file));
  if (!path.startsWith('..')) await git.commit([path], author, message);
}

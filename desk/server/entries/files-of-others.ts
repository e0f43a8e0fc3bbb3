import type { Kind } from '#app/content/kind.server.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { readableEntries } from '#desk/content-files/entries.ts';
import { attachedFiles, filePlace, namedFiles } from '#desk/files/attached-files.ts';
import { mayWrite, mayWriteAll } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';
import type { Uploads } from '#desk/server/files/uploads.ts';
import { DeskError, WORDS } from '#desk/words.ts';

/**
 * A file is read and published with each entry that names it: a stored one that was not sent by the
 * person is of an entry that the person may write.
 * @throws DeskError
 */
export function refuseFilesOfOthers(
  content: ContentFolder,
  uploads: Uploads,
  person: Person,
  { kind, id, before, after }: { kind: Kind; id: string; before: unknown; after: unknown },
): void {
  if (mayWriteAll(person)) return;
  const old = attachedFiles(kind.id, id, before);
  const taken = namedFiles(kind.id, after)
    .filter(({ name }) => !uploads.has(person.user, kind.id, name))
    .map(({ name }) => filePlace(kind.id, id, name))
    .filter((file) => !old.includes(file) && content.has(file));
  if (taken.length === 0) return;
  const own = readableEntries(content, kind)
    .filter(({ value }) => mayWrite(person, kind.id, [value]))
    .flatMap((each) => attachedFiles(kind.id, each.id, each.value));
  if (!taken.every((file) => own.includes(file))) throw new DeskError(403, WORDS.mayNotWrite);
}

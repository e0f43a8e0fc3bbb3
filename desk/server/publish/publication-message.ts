import type { Git } from '#desk/server/entries/git.ts';

/**
 * How a commit came to be that a publication has made, in its trailer: of chosen entries, with
 * printed documents, or as what takes back a publication or brings it back.
 */
type PublicationKind = 'chosen' | 'printed' | 'undo' | 'redo';

/** Message of a commit of a publication: a line for people, and for the desk what it is. */
export function publicationMessage(subject: string, kind: PublicationKind): string {
  return `${subject}\n\nPublication: ${kind}`;
}

/** What a commit is of a publication; empty for any other, such as a save. */
export async function publicationKind(
  git: Pick<Git, 'run'>,
  commit: string,
): Promise<PublicationKind | ''> {
  const format = '--format=%s%x1f%(trailers:key=Publication,valueonly)';
  const [subject = '', kind = ''] = (await git.run(['log', '-1', format, commit])).split('\x1f');
  return (kind.trim() as PublicationKind | '') || (BEFORE_TRAILERS.get(subject.slice(0, 16)) ?? '');
}

/** How the first lines of commits began before 30 November 2026, which have no trailer. */
const BEFORE_TRAILERS: ReadonlyMap<string, PublicationKind> = new Map([
  ['Undo publication', 'undo'],
  ['Redo publication', 'redo'],
]);

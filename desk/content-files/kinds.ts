import type { Kind } from '#app/content/kind.server.ts';
import { KINDS } from '#app/site.ts';

/** The type of the PDF files that other entries carry. */
export const DOCUMENTS = kindWith(({ files }) => files?.kind === 'document');
/** The type to whose entries others belong, and the people who write them. */
export const DEPARTMENTS = kindWith(({ id }) => id === 'departments');
/** The type of albums, whose pictures texts may show. */
export const GALLERY = kindWith(({ id }) => id === 'gallery');
/** The type of old addresses. */
export const REDIRECTS = kindWith(({ key }) => key === 'from');

/** The field by which an entry of a form belongs to one department or more. */
export function departmentField(properties: unknown): 'department' | 'departments' | undefined {
  return (['departments', 'department'] as const).find((name) => name in Object(properties));
}

/**
 * The types of which each entry goes with one of another type, such as the text of a printed
 * document.
 */
export function companionsOf({ id }: Kind): Kind[] {
  return KINDS.filter(({ partOf, sharesId }) => partOf === id && sharesId);
}

function kindWith(isMeant: (kind: Kind) => boolean | undefined): Kind {
  const found = KINDS.find(isMeant);
  if (!found) throw new Error('A type of content that the desk needs is not registered.');
  return found;
}

import { join } from 'node:path/posix';
import type { FieldPath } from '#app/content/forms/title-at.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { type Collections, collections } from '#app/content/kinds.server.ts';
import { type ContentPicture, type PictureFile, pictureFiles } from './pictures.server.ts';
import { portraitFiles } from './portraits.server.ts';
import type { SiteFiles } from './site-files.server.ts';

type Item = { file: string; id?: string };
/** A picture of an entry, with the file and the field that name it. */
type Carried = ContentPicture & { kind: string; file: string; path: FieldPath };

/** A picture that an entry carries; one of a list has a name of its own. */
export function carriedPicture(kind: Kind, id: string, item: Item): ContentPicture {
  return {
    place: join(kind.files?.folder(id) ?? '', item.file),
    stem: item.id === undefined ? `${kind.id}-${id}` : `${id}-${item.id}`,
  };
}

const carrying = () =>
  collections().flatMap((kind) =>
    'files' in kind && kind.files.kind === 'photograph' ? [kind] : [],
  );

/** The folders with the pictures of entries. */
export function pictureFolders(site: Collections): string[] {
  const folders = carrying().flatMap(({ collection, files }) =>
    site[collection].map(({ id }) => files.folder(id)),
  );
  return [...new Set(folders)];
}

/** The pictures of all entries: of albums, people, notices, events and tenders. */
export function carriedPictures(site: Collections): Carried[] {
  return carrying().flatMap((kind) =>
    site[kind.collection].flatMap((entry: { id: string; file: string }) => {
      const { field } = kind.files;
      const value: Item | Item[] | undefined = Reflect.get(entry, field);
      const items = [value ?? []].flat().map((item, index) => ({
        ...carriedPicture(kind, entry.id, item),
        path: Array.isArray(value) ? [field, index, 'file'] : [field, 'file'],
      }));
      return items.map((each) => ({ ...each, kind: kind.id, file: entry.file }));
    }),
  );
}

/** Every file that the build generates from the pictures of a site. */
export async function generatedPictures(site: Collections & SiteFiles): Promise<PictureFile[]> {
  const others = carriedPictures(site).filter(({ kind }) => kind !== 'people');
  return [
    ...site.people.flatMap((person) => portraitFiles(site, person)),
    ...(await Promise.all(others.map((each) => pictureFiles(site, each)))).flat(),
  ];
}

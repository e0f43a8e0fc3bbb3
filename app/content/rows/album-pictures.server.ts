import { kindOf } from '#app/content/kinds.server.ts';
import { carriedPicture } from '#app/content/reading/carried-pictures.server.ts';
import { type PictureSource, pictureSource } from '#app/content/reading/pictures.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { plainBlocks } from '#app/lib/markdown/plain-words.ts';
import { withId } from '#app/lib/with-id.ts';

type Album = Site['albums'][number];
type Pictured = { album: Album; picture: Album['pictures'][number] };

/** The directive by which a text shows a picture of an album. */
export const PICTURE = 'picture';

/** A picture of an album with its words in one language. */
export type AlbumPicture = {
  id: string;
  caption?: string | undefined;
  alt: string;
  source: PictureSource;
};

/** What texts call the pictures of all albums: `campus/gate`. */
export function pictureNames({ albums }: Pick<Site, 'albums'>): string[] {
  return albums.flatMap(({ id, pictures }) => pictures.map((picture) => `${id}/${picture.id}`));
}

/** A picture as its album and texts show it. */
export async function albumPicture(
  site: Site,
  { album, picture }: Pictured,
  locale: Locale,
): Promise<AlbumPicture> {
  return {
    id: picture.id,
    caption: picture.caption?.[locale],
    alt: (picture.alt ?? picture.caption ?? album.title)[locale],
    source: await pictureSource(site, carriedPicture(kindOf('gallery'), album.id, picture)),
  };
}

/**
 * The picture that a text names.
 * @throws Error if there is none: the site must have passed its checks
 */
export function namedPicture(
  site: Site,
  name: string | undefined,
  locale: Locale,
): Promise<AlbumPicture> {
  return albumPicture(site, find(site, name), locale);
}

/** What a text says without its marks in a feed: a picture by its caption, or what is seen. */
export function blocksInFeed(
  site: Pick<Site, 'albums'>,
  text: string,
  locale: Locale,
): readonly string[] {
  return plainBlocks(text, ({ attributes }) => {
    const { album, picture } = find(site, attributes?.id ?? undefined);
    return `[${(picture.caption ?? picture.alt ?? album.title)[locale]}]`;
  });
}

function find({ albums }: Pick<Site, 'albums'>, name = ''): Pictured {
  const [of, id] = name.split('/');
  const album = withId(albums, of);
  const picture = album && withId(album.pictures, id);
  if (!picture)
    throw new Error(`No album has the picture ${name}. Run npm run check:content for the place.`);
  return { album, picture };
}

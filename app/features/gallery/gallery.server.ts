import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { albumPicture } from '#app/content/rows/album-pictures.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { headed, headOf } from '#app/features/shell/head.server.ts';
import { homeLink, trailOf } from '#app/features/shell/trail.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { counted } from '#app/lib/fill-in.ts';

type Album = Site['albums'][number];
export type GalleryView = Awaited<ReturnType<typeof galleryView>>;
export type AlbumView = Awaited<ReturnType<typeof albumView>>;

function albumUrl(id: string, locale: Locale): string {
  return localisePath(pathOf('gallery', id), locale);
}

/** All albums, each with its first picture. */
export async function galleryView(site: Site, locale: Locale) {
  const labels = labelsFor('gallery', locale);
  const albums = await Promise.all(
    site.albums.map(async (album) => {
      const [cover] = album.pictures;
      if (!cover)
        throw new Error(`The album ${album.id} has no picture, which its schema does not allow`);
      return {
        title: album.title[locale],
        summary: album.summary[locale],
        href: albumUrl(album.id, locale),
        count: counted(labels.pictures, { count: album.pictures.length }),
        cover: await albumPicture(site, { album, picture: cover }, locale),
      };
    }),
  );
  return {
    ...headed(site, pathOf('gallery'), locale, {
      title: labels.gallery,
      lead: labels.galleryLead,
      keywords: [labels.gallery],
    }),
    ancestors: [homeLink(locale)],
    albums,
  };
}

/** One album. */
export async function albumView(site: Site, album: Album, locale: Locale) {
  const labels = labelsFor('gallery', locale);
  return {
    head: headOf(site, pathOf('gallery', album.id), locale, {
      title: `${album.title[locale]} | ${labels.gallery}`,
      description: album.summary[locale],
      keywords: [labels.gallery, album.title[locale]],
    }),
    title: album.title[locale],
    lead: album.summary[locale],
    ancestors: trailOf(pathOf('gallery'), labels.gallery, locale),
    pictures: await Promise.all(
      album.pictures.map((picture) => albumPicture(site, { album, picture }, locale)),
    ),
    others: site.albums
      .filter((other) => other.id !== album.id)
      .map((other) => ({ label: other.title[locale], href: albumUrl(other.id, locale) })),
  };
}

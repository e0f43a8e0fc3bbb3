import { kindOf } from '#app/content/kinds.server.ts';
import { carriedPicture } from '#app/content/reading/carried-pictures.server.ts';
import { contentFolder } from '#app/content/reading/content-folder.server.ts';
import { type PictureSource, pictureSource } from '#app/content/reading/pictures.server.ts';
import type { Locale } from '#app/i18n/locale.ts';

type Pictured = { id: string; picture?: { file: string; alt: Record<Locale, string> } | undefined };

/** The photograph of a notice, event or tender; nothing where it has none. */
export async function entryPicture(
  kind: 'news' | 'events' | 'tenders',
  entry: Pictured | undefined,
  locale: Locale,
): Promise<{ alt: string; source: PictureSource } | undefined> {
  if (!entry?.picture) return undefined;
  const { id, picture } = entry;
  const place = carriedPicture(kindOf(kind), id, picture);
  return { alt: picture.alt[locale], source: await pictureSource(contentFolder(), place) };
}

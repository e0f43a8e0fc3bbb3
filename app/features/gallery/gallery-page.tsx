import { PageFrame } from '#app/components/columns/columns.tsx';
import { ImageCards } from '#app/components/image-cards/image-cards.tsx';
import { PageHead } from '#app/components/page-head/page-head.tsx';
import { DarkDrawings } from '#app/components/picture/dark-drawings.tsx';
import { Picture } from '#app/components/picture/picture.tsx';
import { useLocale } from '#app/i18n/locale-context.tsx';
import type { GalleryView } from './gallery.server.ts';

/** All albums, each with its first picture. */
export default function GalleryPage({ view }: { view: GalleryView }) {
  const { messages } = useLocale();
  return (
    <PageFrame>
      <PageHead ancestors={view.ancestors} title={view.title} lead={view.lead} />
      <DarkDrawings />
      {view.albums.length === 0 ? (
        <p>{messages.noneListed}</p>
      ) : (
        <ImageCards
          cards={view.albums.map(({ href, title, summary, count, cover }, index) => ({
            href,
            title,
            summary,
            note: count,
            figure: (
              <Picture
                picture={cover}
                sizes="(min-width: 77.5em) 390px, (min-width: 42.5em) 50vw, calc(100vw - 32px)"
                isFirst={index === 0}
                alt=""
              />
            ),
          }))}
        />
      )}
    </PageFrame>
  );
}

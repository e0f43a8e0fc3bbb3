import { Link } from 'react-router';
import { PageFrame } from '#app/components/columns/columns.tsx';
import { Explained } from '#app/components/explained/explained.tsx';
import { PageHead } from '#app/components/page-head/page-head.tsx';
import { Picture } from '#app/components/picture/picture.tsx';
import { useLocale } from '#app/i18n/locale-context.tsx';
import type { GalleryView } from '#app/views/gallery/gallery.server.ts';
import styles from './gallery-page.module.css';

/** All albums, each with its first picture. */
export function GalleryPage({ view }: { view: GalleryView }) {
  const { messages } = useLocale();
  return (
    <PageFrame>
      <PageHead breadcrumbLabel={messages.breadcrumb} ancestors={view.ancestors} title={view.title} lead={<Explained as="span" html={view.lead} />} />
      {view.albums.length === 0 ? (
        <p>{view.labels.noneListed}</p>
      ) : (
        <ul role="list" className={styles.albums}>
          {view.albums.map((album, index) => (
            <li key={album.href}>
              <Picture picture={album.cover} sizes="(width < 680px) calc(100vw - 32px), (width < 1240px) 50vw, 390px" isFirst={index === 0} alt="" />
              <h2>
                <Link to={album.href}>{album.title}</Link>
              </h2>
              <Explained html={album.summary} />
              <p className={styles.count}>{album.count}</p>
            </li>
          ))}
        </ul>
      )}
    </PageFrame>
  );
}

import { Content, PageFrame, Part } from '#app/components/columns/columns.tsx';
import { LinkList } from '#app/components/link-list/link-list.tsx';
import { PageHead } from '#app/components/page-head/page-head.tsx';
import { DarkDrawings } from '#app/components/picture/dark-drawings.tsx';
import { Picture } from '#app/components/picture/picture.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import styles from './album-page.module.css';
import type { AlbumView } from './gallery.server.ts';

/**
 * The pictures of an album. A picture opens in a lightbox (album.tool.ts), or as a file without
 * scripts.
 */
export default function AlbumPage({ view }: { view: AlbumView }) {
  const labels = useLabels('gallery');
  return (
    <PageFrame>
      <PageHead ancestors={view.ancestors} title={view.title} lead={view.lead} />
      <DarkDrawings />
      <Content>
        <ul
          role="list"
          className={styles.pictures}
          data-tool="album"
          data-title={view.title}
          data-labels={JSON.stringify(labels.lightbox)}
        >
          {view.pictures.map((picture, index) => (
            <li key={picture.id} id={picture.id}>
              <figure>
                <a href={picture.source.file}>
                  <Picture
                    picture={picture}
                    sizes="(min-width: 77.5em) 590px, (min-width: 42.5em) 50vw, calc(100vw - 32px)"
                    isFirst={index === 0}
                  />
                  <span className="visually-hidden">, {labels.openPicture}</span>
                </a>
                {picture.caption && <figcaption>{picture.caption}</figcaption>}
              </figure>
            </li>
          ))}
        </ul>
        <Part title={labels.gallery}>
          <LinkList links={view.others} />
        </Part>
      </Content>
    </PageFrame>
  );
}

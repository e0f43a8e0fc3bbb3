import styles from './picture.module.css';

export type PictureProps = {
  picture: {
    alt: string;
    source: {
      width: number;
      height: number;
      file: string;
      avif?: string;
      webp?: string;
      isDrawing?: boolean;
    };
  };
  /** The `sizes` attribute, from which the browser selects a width. */
  sizes: string;
  /**
   * The first picture of a page is loaded immediately, the others when they come near the screen.
   */
  isFirst: boolean;
  /** Replaces the alternative text if a link around the picture describes it. */
  alt?: string;
};

/** A picture in the newest format supported by the browser, in the width needed. */
export function Picture({ picture, sizes, isFirst, alt }: PictureProps) {
  const { source } = picture;
  return (
    <picture>
      {source.avif && <source type="image/avif" srcSet={source.avif} sizes={sizes} />}
      {source.webp && <source type="image/webp" srcSet={source.webp} sizes={sizes} />}
      <img
        className={styles.image}
        data-drawing={source.isDrawing || undefined}
        src={source.file}
        width={source.width}
        height={source.height}
        alt={alt ?? picture.alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}

import styles from './picture.module.css';

export type PictureProps = {
  picture: { alt: string; source: { width: number; height: number; avif: string; webp: string; jpeg: string; isDrawing?: boolean } };
  /** Which of the made widths the browser takes, in the words of the `sizes` attribute. */
  sizes: string;
  /** The first picture of a page is asked for at once, the others when they come near. */
  isFirst: boolean;
  /** Replaces the alternative text where a link around the picture says what it is. */
  alt?: string;
};

/** A picture in the newest format that the browser knows, in the width that fits. */
export function Picture({ picture, sizes, isFirst, alt }: PictureProps) {
  const { source } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={source.avif} sizes={sizes} />
      <source type="image/webp" srcSet={source.webp} sizes={sizes} />
      <img
        className={styles.image}
        data-drawing={source.isDrawing || undefined}
        src={source.jpeg}
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

import styles from './drawing.module.css';

type DrawingProps = {
  /** Inline SVG in the tokens' colours; from our own files, never from a visitor. */
  svg: string;
  /** Cuts the drawing at its ground line, for drawings that stand on a line of the page. */
  isCropped?: boolean;
  className?: string | undefined;
};

/** A drawing beside words that say the same; hidden from assistive technology for that reason. */
export function Drawing({ svg, isCropped = false, className = '' }: DrawingProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG is a file of this project, read at build time
  return <div aria-hidden="true" className={`${styles.drawing} ${className}`} data-cropped={isCropped || undefined} dangerouslySetInnerHTML={{ __html: svg }} />;
}

import { createContext, useContext, useId } from 'react';
import styles from './drawing.module.css';

/** Returns the SVG of a drawing by name; set by the build, empty in the browser. */
export const DrawingSource = createContext<
  ((name: string, isCropped: boolean) => string) | undefined
>(undefined);

type DrawingProps = {
  /** Its file name in app/drawings/ without .svg. */
  drawing: string;
  /** Cuts the drawing at its ground line, for drawings placed on a line of the page. */
  isCropped?: boolean;
  className?: string | undefined;
};

/**
 * A decorative drawing next to text with the same meaning, hidden from assistive technology. It is
 * inline, so that it uses the theme colours.
 */
export function Drawing({ drawing, isCropped = false, className = '' }: DrawingProps) {
  const source = useContext(DrawingSource);
  // A page may show a drawing twice: the reader of drawings marks their ids with a tilde.
  const id = useId();

  return (
    <div
      aria-hidden="true"
      className={`${styles.drawing} ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG is a file of this project, read at build time
      dangerouslySetInnerHTML={{ __html: (source?.(drawing, isCropped) ?? '').replaceAll('~', id) }}
    />
  );
}

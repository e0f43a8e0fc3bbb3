import { createContext, useContext, useEffect, useId, useRef } from 'react';
import type { DrawingInfo } from '#app/lib/drawing-info.ts';
import styles from './drawing.module.css';

/** Returns the SVG of a drawing by name; set during prerendering, empty in the browser. */
export const DrawingSource = createContext<((name: string) => string) | undefined>(undefined);

type DrawingProps = {
  drawing: DrawingInfo;
  /** Cuts the drawing at its ground line, for drawings placed on a line of the page. */
  isCropped?: boolean;
  className?: string | undefined;
};

/**
 * A decorative drawing next to text with the same meaning, hidden from assistive technology. It is inline, so that it uses the
 * theme colours. Page data contains only its name: a prerendered page already has the SVG, a page reached in the app loads it.
 */
export function Drawing({ drawing, isCropped = false, className = '' }: DrawingProps) {
  const source = useContext(DrawingSource);
  const place = useRef<HTMLDivElement>(null);
  // A page may show a drawing twice: the reader of drawings marks their ids with a tilde.
  const id = useId();

  // Loads a file, unless the prerendered page contains the drawing.
  useEffect(() => {
    const element = place.current;
    if (!element || element.firstChild) return;
    const controller = new AbortController();
    void loadInto(element, drawing.name, id, controller.signal);
    return () => controller.abort();
  }, [drawing.name, id]);

  return (
    <div
      key={drawing.name}
      ref={place}
      aria-hidden="true"
      suppressHydrationWarning
      className={`${styles.drawing} ${className}`}
      data-cropped={isCropped || undefined}
      data-shape={isCropped ? drawing.groundShape : drawing.shape}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG is a file of this project, read at build time
      dangerouslySetInnerHTML={{ __html: (source?.(drawing.name) ?? '').replaceAll('~', id) }}
    />
  );
}

async function loadInto(
  element: HTMLElement,
  name: string,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    const response = await fetch(`/drawings/${name}.svg`, { signal });
    if (response.ok) element.innerHTML = (await response.text()).replaceAll('~', id);
  } catch {
    // A drawing that cannot be loaded leaves its space empty; the text has the same meaning.
  }
}

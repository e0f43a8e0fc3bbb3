import { createContext, useContext, useEffect, useRef } from 'react';
import type { DrawingInfo } from '#app/lib/drawing-info.ts';
import styles from './drawing.module.css';

/** Gives the SVG of a drawing by name; set while pages are prerendered, empty in the browser. */
export const DrawingSource = createContext<((name: string) => string) | undefined>(undefined);

type DrawingProps = {
  drawing: DrawingInfo;
  /** Cuts the drawing at its ground line, for drawings that stand on a line of the page. */
  isCropped?: boolean;
  className?: string | undefined;
};

/**
 * A drawing beside words that say the same; hidden from assistive technology for that reason. It is inline, so it takes the
 * theme's colours. The page's data carries only its name: a prerendered page has it already, a page reached in the app loads it.
 */
export function Drawing({ drawing, isCropped = false, className = '' }: DrawingProps) {
  const source = useContext(DrawingSource);
  const place = useRef<HTMLDivElement>(null);

  // Loads a file; nothing happens where the prerendered page holds the drawing.
  useEffect(() => {
    const element = place.current;
    if (!element || element.firstChild) return;
    const controller = new AbortController();
    void loadInto(element, drawing.name, controller.signal);
    return () => controller.abort();
  }, [drawing.name]);

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
      dangerouslySetInnerHTML={{ __html: source?.(drawing.name) ?? '' }}
    />
  );
}

async function loadInto(element: HTMLElement, name: string, signal: AbortSignal): Promise<void> {
  try {
    const response = await fetch(`/drawings/${name}.svg`, { signal });
    if (response.ok) element.innerHTML = await response.text();
  } catch {
    // A drawing that cannot be had leaves its place empty; the words beside it say the same.
  }
}

import { FOOTER_MOSTLY_VISIBLE } from '#app/lib/limits.ts';

const STEPS = Array.from({ length: 21 }, (_, index) => index / 20);

/**
 * Marks an element with `data-footer-visible` while most of the footer is in view: half of it, or, if it is taller than
 * the screen, half of the screen.
 * @returns a function that stops it
 */
export function attachFooterWatch(element: HTMLElement): () => void {
  const footer = document.querySelector('[data-footer]');
  // Without IntersectionObserver the element is unchanged.
  if (!footer || !('IntersectionObserver' in window)) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, intersectionRect, rootBounds } of entries) {
        const shareOfScreen = rootBounds ? intersectionRect.height / rootBounds.height : 0;
        element.toggleAttribute(
          'data-footer-visible',
          Math.max(intersectionRatio, shareOfScreen) >= FOOTER_MOSTLY_VISIBLE,
        );
      }
    },
    { threshold: STEPS },
  );
  observer.observe(footer);
  return () => observer.disconnect();
}

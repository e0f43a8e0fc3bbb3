import { FOOTER_MOSTLY_VISIBLE } from '#app/lib/limits.ts';

const STEPS = Array.from({ length: 21 }, (_, index) => index / 20);

/**
 * Marks `[data-floating]` with `data-footer-visible` while most of the footer is in view: half of
 * it, or, if it is taller than the screen, half of the screen.
 */
export function startFloatingMenu(document: Document): void {
  const menu = document.querySelector('[data-floating]');
  const footer = document.querySelector('[data-footer]');
  if (!menu || !footer) return;
  new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, intersectionRect, rootBounds } of entries) {
        const shareOfScreen = rootBounds ? intersectionRect.height / rootBounds.height : 0;
        menu.toggleAttribute(
          'data-footer-visible',
          Math.max(intersectionRatio, shareOfScreen) >= FOOTER_MOSTLY_VISIBLE,
        );
      }
    },
    { threshold: STEPS },
  ).observe(footer);
}

import { FIXED_BAR_THRESHOLD_PX, SCROLL_DEBOUNCE_MS } from '#app/lib/limits.ts';

/**
 * Marks an element with `data-fixed` while the page is scrolled past the threshold; changes once scrolling has been quiet for
 * the debounce time. The element's place keeps its height, so nothing moves.
 * @returns a function that stops it
 */
export function attachFixedBar(element: HTMLElement): () => void {
  let timer = 0;
  const update = () => element.toggleAttribute('data-fixed', window.scrollY > FIXED_BAR_THRESHOLD_PX);
  const onScroll = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(update, SCROLL_DEBOUNCE_MS);
  };
  update();
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('scroll', onScroll);
  };
}

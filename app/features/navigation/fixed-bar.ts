import { FIXED_BAR_THRESHOLD_PX, SCROLL_DEBOUNCE_MS } from '#app/lib/limits.ts';

/**
 * Marks an element with `data-fixed` while the page is scrolled past the threshold; updates after scrolling has paused for
 * the debounce time. Its container keeps the height, so nothing shifts.
 * @returns a function that stops it
 */
export function attachFixedBar(element: HTMLElement): () => void {
  let timer = 0;
  const update = () =>
    element.toggleAttribute('data-fixed', window.scrollY > FIXED_BAR_THRESHOLD_PX);
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

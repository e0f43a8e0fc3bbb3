import { FIXED_BAR_THRESHOLD_PX, SCROLL_DEBOUNCE_MS } from '#app/lib/limits.ts';

/**
 * Marks `[data-bar]` with `data-fixed` while the page is scrolled past the threshold; updates after
 * scrolling has paused for the debounce time. Its container keeps the height, so nothing shifts.
 */
export function startFixedBar(document: Document): void {
  const bar = document.querySelector('[data-bar]');
  if (!bar) return;
  let timer = 0;
  const update = () => bar.toggleAttribute('data-fixed', window.scrollY > FIXED_BAR_THRESHOLD_PX);
  update();
  window.addEventListener(
    'scroll',
    () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(update, SCROLL_DEBOUNCE_MS);
    },
    { passive: true },
  );
}

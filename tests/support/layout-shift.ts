import type { Page } from '@playwright/test';

/** Records the layout shift of each page opened from now on. */
export function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Reflect.set(window, 'layoutShift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'hadRecentInput'))
          Reflect.set(
            window,
            'layoutShift',
            Reflect.get(window, 'layoutShift') + Reflect.get(entry, 'value'),
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shift so far. A shift in a frame is reported with the next. */
export async function layoutShift(page: Page): Promise<number> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return page.evaluate(() => Number(Reflect.get(window, 'layoutShift')));
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Shows, by the visitor's clock, what holds now of what was built for each time
 * (app/components/by-date): an element is shown from `data-from` until `data-until`. The first of
 * each has no `data-from`, so a clock that is earlier than the build shows what held at the build.
 * A part with `data-days` counts the days to `data-day`.
 */
export function startClock(document: Document): void {
  const updated = document.querySelector<HTMLTimeElement>('[data-updated]')?.dateTime;
  const show = () => {
    const now = Date.now();
    for (const part of document.querySelectorAll<HTMLElement>('[data-from],[data-until]')) {
      const { from, until } = part.dataset;
      const hidden = (!!from && now < Date.parse(from)) || (!!until && now >= Date.parse(until));
      if (part.hidden !== hidden) part.hidden = hidden;
    }
    // A clock that is earlier than that would count too many.
    if (updated && now < Date.parse(updated)) return;
    for (const part of document.querySelectorAll<HTMLElement>('[data-days]')) {
      const days = Math.ceil((Date.parse(part.dataset.day ?? '') - now) / DAY_MS);
      const text = part.dataset.days?.replace('{days}', String(days));
      if (text && days > 0 && part.textContent !== text) part.textContent = text;
    }
  };
  show();
  addEventListener('pageshow', show);
  document.addEventListener('visibilitychange', show);
  setInterval(() => document.visibilityState === 'visible' && show(), MINUTE_MS);
}

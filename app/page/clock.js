// In the head of each page that has something for the hour (app/render.tsx). In a block, so that no
// other script shares its names, and they can be made short.
{
  // What was built for each time (app/components/by-date) follows the visitor's clock from the
  // moment it is read, so that nothing moves after the first paint: an element is shown from
  // `data-from` until `data-until`. The first of each has no `data-from`: a clock that is earlier
  // than the build shows what held at the build. A part with `data-days` counts the days to
  // `data-day`, unless the clock is earlier than the last change of the page: that would count too
  // many.
  const page = document.documentElement;
  const follow = () => {
    const now = Date.now();
    const isEarly = now < Date.parse(page.dataset.updated);
    for (const part of page.querySelectorAll('[data-from],[data-until],[data-days]')) {
      const { from, until, days = '', day } = part.dataset;
      part.hidden = now < Date.parse(from) || now >= Date.parse(until);
      const left = Math.ceil((Date.parse(day) - now) / 86_400_000);
      const text = days.replace('{days}', left);
      // The same text again would be a change, which is observed.
      if (left > 0 && !isEarly && part.textContent !== text) part.textContent = text;
    }
  };
  new MutationObserver(follow).observe(page, { childList: true, subtree: true });
  addEventListener('pageshow', follow);
  document.addEventListener('visibilitychange', follow);
  setInterval(follow, 60_000);
}

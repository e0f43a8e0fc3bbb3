/** Run in the page. */

type SummaryList = {
  headings: number;
  language: string;
  /** Scripts requested before the first paint, besides that of every page; there must be none. */
  scriptsBeforePaint: string[];
};

/** Checks after the fonts have loaded, in one message, because each message is slow. */
export async function factsOfPage(): Promise<SummaryList> {
  await document.fonts.ready;
  const paint = await new Promise<PerformanceEntry>((done) => {
    new PerformanceObserver((list) => {
      const [first] = list.getEntriesByName('first-contentful-paint');
      if (first) done(first);
    }).observe({ type: 'paint', buffered: true });
  });
  return {
    headings: document.querySelectorAll('h1').length,
    language: document.documentElement.lang,
    scriptsBeforePaint: performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js') && entry.startTime < paint.startTime)
      .map((entry) => entry.name)
      .filter((name) => !/\/assets\/page-[\w-]+\.js$/.test(name)),
  };
}

/**
 * Opens folded parts, so that they are checked as well. Header and footer are the same everywhere: axe checks them on one page of each
 * type, which stays complete.
 */
export function layBare({ isWhole }: { isWhole: boolean }): void {
  if (!isWhole)
    for (const part of document.querySelectorAll('header:has(nav), footer[data-footer]'))
      part.remove();
  for (const part of document.querySelectorAll<HTMLDetailsElement>('main details')) {
    // Of those with a name only one would stay open.
    part.removeAttribute('name');
    part.open = true;
  }
}

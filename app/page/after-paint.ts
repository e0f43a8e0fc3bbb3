/** In milliseconds from the load event: by then a page is painted in a browser that records no paint. */
const PAINTED_MS = 1000;

/** When the page is painted: files of a tool must not delay what the visitor came to read. */
export function afterPaint(): Promise<void> {
  return new Promise((done) => {
    const onLoad = () => setTimeout(done, PAINTED_MS);
    if (document.readyState === 'complete') done();
    else addEventListener('load', onLoad);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) done();
    }).observe({ type: 'paint', buffered: true });
  });
}

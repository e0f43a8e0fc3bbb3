// Put into every page after the build (tools/finish-pages.ts). The page is complete without scripts, so they wait: on a good line
// until the page has loaded and the browser is idle, with Save-Data or on a slow line until the visitor does something.
(() => {
  const source = document.currentScript.dataset.app;
  const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'];
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const intent of intents) removeEventListener(intent, start, true);
    // Without its scripts the page still reads and links; there is nothing to tell the visitor.
    import(source).catch(() => {});
  };
  for (const intent of intents) addEventListener(intent, start, { capture: true, passive: true });
  const line = navigator.connection;
  if (line && (line.saveData || /2g|3g/.test(line.effectiveType))) return;
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start);
  const afterPaint = () => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      whenIdle();
    });
    observer.observe({ type: 'paint', buffered: true });
  };
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint);
})();

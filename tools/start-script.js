// Put into every page after the build (tools/finish-pages.ts). The page is complete without scripts, so they wait until it has been
// painted; on a good line then until the browser is idle, with Save-Data or on a slow line until the visitor does something.
{
  const { app, digest, state } = document.currentScript.dataset;
  const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'];
  // Fetches a module that may only run when it has this digest; the import after it finds it fetched. The start module asks so for the
  // modules that it names (tools/start-module.ts).
  window.__fetchModule = (href, integrity) =>
    new Promise((onload, onerror) => {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, integrity, onload, onerror });
      // A browser of before 2023 fetches it as a file; the import takes the copy that it keeps.
      if (link.relList.supports(link.rel)) document.head.append(link);
      else onload(fetch(href, { integrity }));
    });
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const intent of intents) removeEventListener(intent, onIntent, true);
    // Both at once; the start module waits for the state. Without them the page still reads and links: there is nothing to tell the visitor.
    window.__pageState = fetch(state);
    Promise.all([window.__fetchModule(app, digest).then(() => import(app)), window.__pageState]).catch(() => {});
  };
  // A browser reports the resting pointer as moved when a page is laid out below it; that is no intent.
  const onIntent = (event) => {
    if (event.type !== 'pointermove' || event.movementX !== 0 || event.movementY !== 0) start();
  };
  const afterPaint = () => {
    for (const intent of intents) addEventListener(intent, onIntent, { capture: true, passive: true });
    const line = navigator.connection;
    if (line && (line.saveData || /2g|3g/.test(line.effectiveType))) return;
    const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start);
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle);
  };
  // Another tab has changed the theme; the app, once it lives, listens as well (app/features/theme).
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme') document.documentElement.dataset.theme = newValue === 'dark' ? newValue : 'light';
  });
  // A browser that does not tell when it has painted has as a rule done so when the page is idle.
  if (window.PerformanceObserver?.supportedEntryTypes?.includes('paint'))
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint')[0]) return;
      observer.disconnect();
      afterPaint();
    }).observe({ type: 'paint', buffered: true });
  else afterPaint();
}

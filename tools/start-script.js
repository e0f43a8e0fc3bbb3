// Put into the head of every page after the build (tools/finish-pages.ts). The page is complete without scripts, so they wait until it has been
// painted; on a good line then until the browser is idle, with Save-Data or on a slow line until the visitor does something.
{
  const { app, digest } = document.currentScript.dataset;
  /** What the visitor presses before the scripts have come; they press it again (app/features/theme/display-script.js, app/lib/early-presses.ts). */
  const pressed = [];
  let isStarted;
  const start = (event) => {
    if (event?.type === 'click') pressed.push(event.target);
    // A browser reports the resting pointer as moved when a page is laid out below it; that is no intent.
    if (isStarted || (event?.type === 'pointermove' && !event.movementX && !event.movementY)) return;
    isStarted = true;
    // It may only run when it has this digest; the import finds it fetched. Without it the page still reads and links: there is nothing to tell.
    const onload = () => import(app).catch(() => {});
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: app, integrity: digest, onload });
    // A browser of before 2023 fetches it as a file; the import takes the copy that it keeps.
    if (link.relList.supports(link.rel)) document.head.append(link);
    else fetch(app, { integrity: digest }).then(onload, () => {});
  };
  const afterPaint = () => {
    for (const intent of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click']) addEventListener(intent, start, true);
    const { saveData, effectiveType } = navigator.connection ?? {};
    if (saveData || /[23]g/.test(effectiveType)) return;
    const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start);
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle);
  };
  window.__pressed = pressed;
  try {
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint')[0]) return;
      observer.disconnect();
      afterPaint();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    // A browser that does not tell when it has painted has as a rule done so when the page is idle.
    afterPaint();
  }
}

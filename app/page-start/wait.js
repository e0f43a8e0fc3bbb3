// In the head of every page, before the first paint. The page is complete without scripts, so they wait until it has been painted; on a good line
// then until the browser is idle, with Save-Data or on a slow line until the visitor does something.
{
  /** Time for the first frame after the load to reach the screen, in milliseconds. */
  const FRAME_MS = 200;
  const { app } = document.currentScript.dataset;
  /** What the visitor presses before the scripts run; they press it again (app/features/theme/display-script.js, app/browser/early-presses.ts). */
  const pressed = [];
  let isPainted;
  let isWanted;
  let isStarted;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    // Without it the page still reads and links: there is nothing to say.
    import(app).catch(() => {});
  };
  const onIntent = (event) => {
    if (event.type === 'click') pressed.push(event.target);
    // A browser reports the resting pointer as moved when a page is laid out below it; that is no intent.
    if (event.type === 'pointermove' && !event.movementX && !event.movementY) return;
    isWanted = true;
    if (isPainted) start();
  };
  const startWhenIdle = () => (window.requestIdleCallback ?? setTimeout)(start);
  const onPaint = () => {
    if (isPainted) return;
    isPainted = true;
    const { saveData, effectiveType } = navigator.connection ?? {};
    if (isWanted) start();
    else if (saveData || /[23]g/.test(effectiveType)) return;
    else if (document.readyState === 'complete') startWhenIdle();
    else addEventListener('load', startWhenIdle);
  };
  window.__pressed = pressed;
  for (const intent of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click']) addEventListener(intent, onIntent, true);
  // Firefox records no first-contentful-paint when a page is first painted scrolled, such as one opened at a section. A hidden page has no frame.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(onPaint, FRAME_MS)));
  try {
    new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint')[0] && onPaint()).observe({ type: 'paint', buffered: true });
  } catch {
    // A browser that does not report paints: the load is enough.
  }
}

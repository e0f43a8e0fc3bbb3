// In the head of every page, before the first paint. Pages are complete without scripts, so scripts wait until after paint; on a fast connection
// until the browser is idle, with Save-Data or on a slow connection until the visitor interacts.
{
  /** Time in milliseconds for the first frame after the load event to be displayed. */
  const FRAME_MS = 1000;
  /** Time in milliseconds after which an idle page starts in any case: Chromium does not call back in an idle page that paints no more frames. */
  const IDLE_MS = 500;
  const { app } = document.currentScript.dataset;
  /** Presses before the scripts run, which they repeat (app/features/theme/display-script.js, app/browser/early-presses.ts). */
  const pressed = [];
  let isPainted;
  let isWanted;
  let isStarted;
  /** What the app calls and browsers got last (Chromium 93, Firefox 102, Safari 15.4); without it the page stays as it came. tests/built/start-floor.test.ts keeps the list. */
  const canRun = Object.hasOwn && [].at && ''.at && ''.replaceAll && window.TransformStream;
  // Without the app the page can still be read and links work; what needs it hides.
  const fail = () => {
    document.documentElement.dataset.failed = '';
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    if (canRun) import(app).catch(fail);
    else fail();
  };
  const onIntent = (event) => {
    if (event.type === 'click') pressed.push(event.target);
    // Browsers report a resting pointer as moved when a page is laid out below it; that is not an interaction.
    if (event.type === 'pointermove' && !event.movementX && !event.movementY) return;
    isWanted = true;
    if (isPainted) start();
  };
  const startWhenIdle = () =>
    window.requestIdleCallback
      ? requestIdleCallback(start, { timeout: IDLE_MS })
      : setTimeout(start);
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
  for (const intent of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click'])
    addEventListener(intent, onIntent, true);
  // Firefox records no first-contentful-paint if a page is first painted scrolled, for example at a section. A hidden page has no frame.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(onPaint, FRAME_MS)));
  try {
    new PerformanceObserver(
      (list) => list.getEntriesByName('first-contentful-paint')[0] && onPaint(),
    ).observe({ type: 'paint', buffered: true });
  } catch {
    // A browser that does not report paints: the load event is enough.
  }
}

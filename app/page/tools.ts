type Tool = { start: (root: HTMLElement) => void };

const TOOLS = import.meta.glob<Tool>('../features/**/*.tool.ts');
/** What tells that a visitor turns to a part of the page. */
const INTENTS = ['pointerover', 'touchstart', 'focusin'];

/**
 * Starts the tools of a page: an element with `data-tool="people-filter"` gets its behaviour
 * from `features/<feature>/people-filter.tool.ts`, after the first paint, or with
 * `data-when="intent"` when the visitor turns to it. What a tool that fails offers goes
 * (`needs-script`); what the page says stays.
 * @returns when those that wait for no intent have started
 */
export async function startTools(document: Document, load = loadTool): Promise<void> {
  const roots = [...document.querySelectorAll<HTMLElement>('[data-tool]')];
  const isWanted = (root: HTMLElement) =>
    root.dataset.when !== 'intent' || root.contains(document.activeElement);
  for (const root of roots) if (!isWanted(root)) startOnIntent(root, load);
  const wanted = roots.filter(isWanted);
  if (wanted.length > 0) await afterPaint();
  await Promise.all(wanted.map((root) => start(root, load)));
}

/** @throws Error if there is no such tool or its file does not come */
async function loadTool(name: string): Promise<Tool> {
  const file = Object.keys(TOOLS).find((path) => path.endsWith(`/${name}.tool.ts`)) ?? '';
  const tool = await TOOLS[file]?.();
  if (!tool) throw new Error(`There is no tool ${name}`);
  return tool;
}

function startOnIntent(root: HTMLElement, load: typeof loadTool): void {
  const onIntent = () => {
    for (const intent of INTENTS) root.removeEventListener(intent, onIntent);
    void start(root, load);
  };
  for (const intent of INTENTS) root.addEventListener(intent, onIntent, { passive: true });
}

async function start(root: HTMLElement, load: typeof loadTool): Promise<void> {
  try {
    const tool = await load(root.dataset.tool ?? '');
    delete root.dataset.failed;
    tool.start(root);
  } catch (error) {
    console.warn(error);
    root.dataset.failed = '';
    // A line may have been down for a moment: once more when the visitor comes back to it.
    startOnIntent(root, load);
  }
}

/**
 * In milliseconds from the load event: by then a page is painted in a browser that records no
 * paint.
 */
const PAINTED_MS = 1000;

/** When the page is painted: files of a tool must not delay what the visitor came to read. */
function afterPaint(): Promise<void> {
  return new Promise((done) => {
    const onLoad = () => setTimeout(done, PAINTED_MS);
    if (document.readyState === 'complete') done();
    else addEventListener('load', onLoad);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) done();
    }).observe({ type: 'paint', buffered: true });
  });
}

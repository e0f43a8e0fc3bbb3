type Tool = { start: (root: HTMLElement) => void };

const TOOLS = import.meta.glob<Tool>('../features/**/*.tool.ts');

/**
 * Starts the plain tools of a page: an element with `data-tool="people-filter"` gets its behaviour
 * from `features/<feature>/people-filter.tool.ts`. They are small, so they come as soon as they can.
 * What a tool that fails offers goes (`needs-script`); what the page says stays.
 */
export function startTools(document: Document): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-tool]'))
    start(root).catch(() => {
      root.dataset.failed = '';
    });
}

async function start(root: HTMLElement): Promise<void> {
  const file = Object.keys(TOOLS).find((path) => path.endsWith(`/${root.dataset.tool}.tool.ts`));
  const load = file === undefined ? undefined : TOOLS[file];
  if (!load) throw new Error(`There is no tool ${root.dataset.tool}`);
  (await load()).start(root);
}

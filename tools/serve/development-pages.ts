import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { contentFolder } from '#app/content/reading/content-folder.server.ts';
import type { PageData } from '#app/read-page.server.ts';
import { forgetSite, getSite } from '#app/site.ts';

const APP = resolve('app');
/** The client of the development server, which loads a page again, and the script of every page. */
const SCRIPTS = ['/@vite/client', '/app/page/page.ts'];

/**
 * In development, draws each page when it is asked for, and loads the shown page again after any
 * change.
 */
export const developmentPages: Plugin = {
  name: 'development-pages',
  apply: 'serve',
  // The icons name source maps without sources; of a file that a plugin reads, none is looked for.
  load(id) {
    return id.includes('/lucide-react/') ? readFileSync(id, 'utf8') : undefined;
  },
  configureServer(server) {
    const content = contentFolder();
    // Most files are no modules of the browser: it loads the page again.
    server.watcher.add(content).on('all', (_, file) => {
      if (file.startsWith(content)) forgetSite();
      if (file.startsWith(content) || file.startsWith(APP)) server.ws.send({ type: 'full-reload' });
    });
    server.middlewares.use(async (request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      try {
        // Content with a mistake is shown instead of the page, until it is corrected.
        const site = getSite();
        const { listDataFiles, listPages, readPage, draw } = await load(server);
        const file = listDataFiles(site).find(({ address }) => address === pathname);
        if (file) return response.end(file.text());
        if (!listPages(site).some(({ address }) => address === pathname)) return next();
        const html = draw(await readPage(site, pathname));
        response.setHeader('Content-Type', 'text/html');
        response.end(html);
      } catch (error) {
        next(error);
      }
    });
  },
};

/**
 * What reads and draws pages, as the code is now: of a changed module and what imports it, the
 * runner has the new text.
 */
async function load({ environments: { ssr } }: ViteDevServer) {
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The environment of the pages cannot run');
  const { runner } = ssr;
  const { readPage } = await runner.import<typeof import('#app/read-page.server.ts')>(
    '/app/read-page.server.ts',
  );
  const { listDataFiles, listPages } = await runner.import<
    typeof import('#app/content/pages.server.ts')
  >('/app/content/pages.server.ts');
  const { drawPage } = await runner.import<typeof import('#app/render.tsx')>('/app/render.tsx');
  // In the order in which they are imported, but the order of the layers first: the first layer
  // that a page names is the lowest.
  const isLayers = (url: string) => url.endsWith('/layers.css');
  const styles = [...ssr.moduleGraph.urlToModuleMap.keys()]
    .filter((url) => url.endsWith('.css'))
    .sort((a, b) => Number(isLayers(b)) - Number(isLayers(a)));
  const headScript = readFileSync('app/page/head-script.js', 'utf8');
  const clock = readFileSync('app/page/clock.js', 'utf8');
  const draw = (page: PageData) => drawPage(page, { headScript, clock, scripts: SCRIPTS, styles });
  return { listDataFiles, listPages, readPage, draw };
}

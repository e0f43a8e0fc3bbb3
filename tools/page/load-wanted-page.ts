import type { Plugin } from 'vite';

const ROUTER_FILE = /react-router\/dist\/(?:production|development)\/lib\/dom\/ssr\/routeModules\.js/;
const RELOAD_CURRENT = 'window.location.reload();\n\t\treturn new Promise(() => {});';
const LOAD_WANTED = 'return window.__loadWantedPage(error);';

/**
 * Works around a fault of React Router if a page's script cannot be loaded during navigation: it reloads the
 * current page, so the click is lost. Instead `window.__loadWantedPage` (app/browser/wanted-page.ts) loads the requested
 * page. Throws if the router's source no longer has these lines, so that an upgrade cannot bring the fault back unnoticed.
 */
export function loadWantedPage(): Plugin {
  let isRepaired = false;
  return {
    name: 'load-wanted-page',
    enforce: 'pre',
    transform(code, id) {
      if (!ROUTER_FILE.test(id)) return null;
      if (!code.includes(RELOAD_CURRENT)) this.error(`${id} has changed: review tools/page/load-wanted-page.ts`);
      isRepaired = true;
      return { code: code.replace(RELOAD_CURRENT, LOAD_WANTED), map: null };
    },
    generateBundle() {
      if (this.environment.name === 'client' && !isRepaired) {
        this.error('The repair of failed page scripts was not applied: the router file was not found.');
      }
    },
  };
}

import type { Plugin } from 'vite';

const LIBRARY = 'react-router/dist/(?:production|development)/lib/';
const fileOf = (name: string) => new RegExp(`${LIBRARY}${name}\\.js`);

const REPAIRS: readonly [file: RegExp, fault: RegExp | string, repair: string][] = [
  [
    fileOf('dom/ssr/routeModules'),
    'window.location.reload();\n\t\treturn new Promise(() => {});',
    'return window.__loadWantedPage(error);',
  ],
  [
    fileOf('dom/ssr/errorBoundaries'),
    /function RemixRootDefaultErrorBoundary\([\s\S]*?\n\}\nfunction BoundaryShell\([\s\S]*?\n\}\n/,
    'function RemixRootDefaultErrorBoundary({ error }) {\n\tthrow error;\n}\nfunction BoundaryShell({ title }) {\n\tthrow new Error(title);\n}\n',
  ],
  [
    fileOf('hooks'),
    /function DefaultErrorComponent\(\) \{[\s\S]*?\n\}\n/,
    'function DefaultErrorComponent() {\n\tthrow useRouteError();\n}\n',
  ],
];

/**
 * Works around two faults of React Router:
 * - if a page's script cannot be loaded during navigation, it reloads the current page, so the click is lost. Instead
 *   `window.__loadWantedPage` (app/browser/wanted-page.ts) loads the requested page;
 * - if the whole app fails, or lacks data to start with, it replaces the page with a stack trace or with nothing. Instead the error goes on to the
 *   boundary around the app (app/browser/kept-page.tsx), which leaves the page as it came.
 *
 * Throws if the router's source no longer has these lines, so that an upgrade cannot bring a fault back unnoticed.
 */
export function loadWantedPage(): Plugin {
  const repaired = new Set<RegExp>();
  return {
    name: 'load-wanted-page',
    enforce: 'pre',
    transform(code, id) {
      for (const [file, fault, repair] of REPAIRS) {
        if (!file.test(id)) continue;
        const after = code.replace(fault, repair);
        if (after === code) this.error(`${id} has changed: review tools/page/load-wanted-page.ts`);
        repaired.add(file);
        return { code: after, map: null };
      }
      return null;
    },
    generateBundle() {
      if (this.environment.name === 'client' && repaired.size < REPAIRS.length) {
        this.error('The repairs of the router were not applied: its files were not found.');
      }
    },
  };
}

import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { shortClassNames } from '#tools/short-class-names.ts';
import { loadWantedPage } from '#tools/vite-load-wanted-page.ts';
import { shortPropertyNames } from '#tools/vite-short-property-names.ts';
import { singleClassNames } from '#tools/vite-single-class-names.ts';

/** Whoever builds the site need not know which plugin took how long. */
const QUIET = { bundlerTimings: false };

export default defineConfig(({ command }) => ({
  css: command === 'build' ? { modules: { generateScopedName: shortClassNames() } } : {},
  plugins: [loadWantedPage(), singleClassNames(), shortPropertyNames(), reactRouter()],
  // Without this line prerendering watches its own output: 4,004 pages took 419 s instead of 28 s
  // (https://github.com/remix-run/react-router/issues/15533).
  server: { watch: { ignored: ['**/build/**', '**/.cache/**'] } },
  worker: { rolldownOptions: { checks: QUIET } },
  // What renders the pages is thrown away after it.
  environments: { ssr: { build: { minify: false } } },
  build: {
    assetsInlineLimit: 0,
    // Every page pays for the scripts: Terser makes them 2 KB smaller than the bundler's own minifier. With variables declared at the top of their
    // functions they are longer, yet 0.2 KB less as sent.
    minify: 'terser',
    terserOptions: { ecma: 2022, module: true, compress: { passes: 3, keep_fargs: false, hoist_vars: true } },
    rolldownOptions: {
      checks: QUIET,
      // The names of classes are written where they are used (tools/vite-single-class-names.ts).
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      output: {
        // Few files a page instead of thirty: the shell with the libraries and all shared parts, the lists, and the page's own.
        codeSplitting: {
          groups: [
            { name: 'lightbox', test: /node_modules\/photoswipe|features\/gallery\/lightbox/ },
            {
              // Libraries and shell are compressed better together than apart: a kilobyte less, and a request fewer; so are all styles but those
              // of tools that load later: a page waits for one file, and the next page for none. Icons travel with the parts that show them, but
              // for one that is on the home page and among the admissions and would take these along.
              name: 'shell',
              test: /node_modules\/(?!lucide-react|minisearch)|app\/(styles|i18n(?!\/(?:messages\/|format))|lib\/(?!search\/|fill-in|papers|print-part|graphemes|marked-text)|features\/(shell|navigation|theme|search\/search-control)|components\/(?!(?:feature-boundary|niche|(?:notice|event|document|link)-list|facts|person-grid|search-form|squares)\/|explained\/marked))|(?<!inauguration-page|-tool|search-panel|lightbox)\.module\.css|lucide-react\/.*\/calendar-days\./,
            },
            // What parts that load later share: printing, dates, words that explain themselves, and what takes their place when they fail.
            {
              name: 'tool-parts',
              test: /lib\/(?:print-part|marked-text)|i18n\/format|explained\/marked|components\/feature-boundary|admissions\/failed-tool|lucide-react\/.*\/printer\./,
            },
            // The tools of the admissions page load when they come near; what they share with it is the page's.
            { name: 'admissions-page', test: /features\/admissions\/(?!\w+-tool)/ },
            // Forms, choices and what the search shows: few pages have them.
            {
              name: 'forms',
              test: /app\/components\/(?:search-form|squares)\/|lib\/fill-in|features\/search\/(?:marked|search-(?:page|results)\.module)|features\/site-map\/site-map-page\.module/,
            },
            // Parts that only pages made from collections show.
            {
              name: 'lists',
              test: /app\/components\/(?:niche|(?:notice|event|document|link)-list|facts|person-grid)\//,
            },
          ],
        },
      },
    },
  },
}));

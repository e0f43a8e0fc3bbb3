import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { sitePalette } from '#app/features/shell/site-colours.server.ts';
import { getSite } from '#app/site.ts';
import { bundledLanguages } from '#tools/build/bundled-languages.ts';
import { classNameOf } from '#tools/build/class-names.ts';
import { makeNameFace, NAME_FACE, nameFaceAt, nameSigns } from '#tools/build/name-face.ts';
import { withoutRanges } from '#tools/page/media-ranges.ts';
import { developmentPages } from '#tools/serve/development-pages.ts';
import { COLOURS_FILE, colourStyles } from '#tools/site-files/make-colours.ts';

/** Hides plugin timings. */
const QUIET = { bundlerTimings: false, moduleLevelDirective: false };

/**
 * Puts the order of the layers first, and widths in the form that older browsers read: in one file
 * for all pages the bundler writes the styles of parts before it.
 */
const layersFirst: Plugin = {
  name: 'layers-first',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const order = readFileSync('app/styles/layers.css', 'utf8')
        .replaceAll(/\/\*[\s\S]*?\*\//g, '')
        .trim();
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = order + withoutRanges(String(file.source));
    },
  },
};

const site = getSite();

/** The colours that the college has chosen, in the place of those of the design. */
const collegeColours: Plugin = {
  name: 'college-colours',
  enforce: 'pre',
  load(id) {
    return id.endsWith(COLOURS_FILE) ? colourStyles(sitePalette(site)) : undefined;
  },
};

/** Set by the build (tools/build/site-bundle.ts). */
const BUNDLE = process.env.BUILD_FOLDER ?? '.cache/bundle';

const languages = bundledLanguages(site.college.languages);
// Also of a college without signs in it: the sheet of the inauguration names the file.
await makeNameFace(nameSigns(site.college));

export default defineConfig({
  resolve: {
    alias: [
      nameFaceAt(NAME_FACE),
      {
        find: '../createLucideIcon.mjs',
        replacement: resolve('app/components/icon/create-icon.ts'),
      },
    ],
  },
  css: { modules: { generateScopedName: classNameOf } },
  plugins: [collegeColours, languages, developmentPages, layersFirst],
  appType: 'custom',
  // A built site has ten thousand files.
  server: { watch: { ignored: ['**/build/**', '**/.cache/**'] } },
  worker: { plugins: () => [languages], rolldownOptions: { checks: QUIET } },
  build: {
    assetsInlineLimit: 0,
    // tools/build/build.ts copies them.
    copyPublicDir: false,
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // Their names would be in the first opening of the search, which has no bytes to spare.
      resolveDependencies: (file, dependencies) =>
        file.includes('window-texts') ? [] : dependencies,
    },
    emptyOutDir: false,
  },
  builder: {},
  environments: {
    // What renders the pages is not sent to anyone; with it come the styles, fonts and pictures of
    // all pages.
    ssr: {
      // Its icons are made by createIcon.
      resolve: { noExternal: ['lucide-react'] },
      build: {
        outDir: `${BUNDLE}/renderer`,
        minify: false,
        ssr: true,
        ssrEmitAssets: true,
        rolldownOptions: {
          input: 'app/render.tsx',
          checks: QUIET,
          output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
        },
      },
    },
    client: {
      build: {
        outDir: `${BUNDLE}/client`,
        manifest: 'manifest.json',
        // The floor of a page (tests/built/script-floor.test.ts). What a tool lacks there it stays
        // without.
        target: ['chrome80', 'firefox102', 'safari14'],
        rolldownOptions: {
          input: 'app/page/page.ts',
          checks: QUIET,
        },
      },
    },
  },
});

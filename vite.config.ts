import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { contentFolder } from '#app/content/reading/content-folder.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { sitePalette } from '#app/features/shell/site-colours.server.ts';
import { leftOutLanguages } from '#tools/build/left-out-languages.ts';
import { makeNameFace, NAME_FACE, nameSigns } from '#tools/build/name-face.ts';
import { loadWantedPage } from '#tools/page/load-wanted-page.ts';
import { withoutRanges } from '#tools/page/media-ranges.ts';
import { COLOURS_FILE, colourStyles } from '#tools/site-files/make-colours.ts';

/** Hides plugin timings. */
const QUIET = { bundlerTimings: false };

/** Puts the order of the layers first, and widths in the form that older browsers read: in one file for all pages the bundler writes the styles of parts before it. */
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

/** The colours that the college has chosen, in the place of those of the design. */
const collegeColours: Plugin = {
  name: 'college-colours',
  enforce: 'pre',
  load(id) {
    return id.endsWith(COLOURS_FILE) ? colourStyles(sitePalette()) : undefined;
  },
};

const { college } = getSite();
const leftOut = leftOutLanguages(college.languages);
if (nameSigns(college) !== '') await makeNameFace(nameSigns(college));

/** In development, shows a change of content and words at once. */
const shownContent: Plugin = {
  name: 'shown-content',
  configureServer({ watcher, ws }) {
    const folder = contentFolder();
    watcher.add(folder).on('all', (_, file) => {
      if (file.startsWith(folder) || /\/app\/.*\.json$/.test(file))
        ws.send({ type: 'full-reload' });
    });
  },
};

export default defineConfig({
  resolve: {
    alias: [
      NAME_FACE,
      {
        find: '../createLucideIcon.mjs',
        replacement: resolve('app/components/icon/create-icon.ts'),
      },
    ],
  },
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  plugins: [collegeColours, leftOut, shownContent, loadWantedPage(), reactRouter(), layersFirst],
  // A built site has ten thousand files.
  server: { watch: { ignored: ['**/build/**', '**/.cache/**'] } },
  worker: { plugins: () => [leftOut], rolldownOptions: { checks: QUIET } },
  // What renders the pages is not sent to anyone.
  environments: { ssr: { build: { minify: false, rolldownOptions: { checks: QUIET } } } },
  build: {
    assetsInlineLimit: 0,
    // tools/build/build.ts copies them.
    copyPublicDir: false,
    cssCodeSplit: false,
    rolldownOptions: {
      checks: QUIET,
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
            // Parts of one feature stay with its pages; those of the theme and of admissions are on too many of them for files of their own.
            {
              name: 'shared',
              test: /^(?!.*\/app\/features\/(?!(?:theme|admissions)\/))/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});

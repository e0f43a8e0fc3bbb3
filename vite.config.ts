import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { loadWantedPage } from '#tools/vite-load-wanted-page.ts';

export default defineConfig({
  plugins: [loadWantedPage(), reactRouter()],
  // Without this line prerendering watches its own output: 4,004 pages took 419 s instead of 28 s
  // (https://github.com/remix-run/react-router/issues/15533).
  server: { watch: { ignored: ['**/build/**', '**/.cache/**'] } },
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Three files a page instead of thirty: the libraries, the shell with all shared parts, and the page's own.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/ },
            { name: 'shell', test: /app\/(styles|components|i18n|lib|features\/(shell|navigation|theme))\// },
          ],
        },
      },
    },
  },
});

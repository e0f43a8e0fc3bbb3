import type { Config } from '@react-router/dev/config';
import { listDataFiles, listPages } from '#app/content/pages.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';

const isServerKept = process.env.KEEP_SERVER === 'yes';

export default {
  appDirectory: 'app',
  // tools/build/build.ts builds elsewhere and moves the result to build/ when it is complete.
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
  // The desk keeps what renders the pages, to preview single ones and to publish without bundling anew (desk/server/site-renderer.ts).
  ssr: isServerKept,
  // The one route with a loader of the browser is small: in four pieces it would be four requests.
  splitRouteModules: false,
  // Every page is listed from the content; prerendering the same list twice or a page twice would be an error there.
  prerender: () => (isServerKept ? [] : [...listPages(getSite()).map((page) => page.address), ...listDataFiles(getSite())]),
} satisfies Config;

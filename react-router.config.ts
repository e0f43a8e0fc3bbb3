import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
  // The build keeps what renders the pages, writes every page with it, and throws nothing away: a change of content needs no bundling, and
  // the desk previews single pages with it (tools/build/site-bundle.ts). No server of the router runs on a host.
  ssr: true,
  // The one route with a loader of the browser is small: in four pieces it would be four requests.
  splitRouteModules: false,
} satisfies Config;

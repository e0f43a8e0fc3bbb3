import { pageData } from '#app/content/page-data.server.ts';
import type { Route } from './+types/downloads-route';
import { downloadsView } from './documents.server.ts';
import { DownloadsPage } from './downloads-page.tsx';

export const loader = ({ url }: Route.LoaderArgs) =>
  pageData(url, ({ site, locale, now }) => downloadsView(site, locale, now));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function Downloads({ loaderData }: Route.ComponentProps) {
  return <DownloadsPage view={loaderData} />;
}

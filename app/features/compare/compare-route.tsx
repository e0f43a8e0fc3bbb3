import { pageData } from '#app/content/page-data.server.ts';
import type { Route } from './+types/compare-route';
import { compareView } from './compare.server.ts';
import { ComparePage } from './compare-page.tsx';

export const loader = ({ url }: Route.LoaderArgs) =>
  pageData(url, ({ site, locale }) => compareView(site, locale));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <ComparePage view={loaderData} />;
}

import { pageData } from '#app/content/page-data.server.ts';
import type { Route } from './+types/tenders-route';
import { tendersView } from './tenders.server.ts';
import { TendersPage } from './tenders-page.tsx';

export const loader = ({ url }: Route.LoaderArgs) =>
  pageData(url, ({ site, locale, now }) => tendersView(site, locale, now));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function Tenders({ loaderData }: Route.ComponentProps) {
  return <TendersPage view={loaderData} />;
}

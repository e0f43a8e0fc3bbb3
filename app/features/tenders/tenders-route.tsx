import { pageData } from '#app/content/page-data.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import { tendersView } from './tenders.server.ts';
import { TendersPage } from './tenders-page.tsx';

export const loader = ({ url }: LoaderArgs) =>
  pageData(url, ({ site, locale, now }) => tendersView(site, locale, now));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function Tenders({ loaderData }: PageProps<typeof loader>) {
  return <TendersPage view={loaderData} />;
}

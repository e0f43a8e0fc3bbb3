import { pageData } from '#app/content/page-data.server.ts';
import type { Route } from './+types/inauguration-route';
import { inaugurationView } from './inauguration.server.ts';
import { InaugurationPage } from './inauguration-page.tsx';

export const loader = ({ url }: Route.LoaderArgs) =>
  pageData(url, ({ site, locale }) => inaugurationView(site, locale));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function Inauguration({ loaderData }: Route.ComponentProps) {
  return <InaugurationPage view={loaderData} />;
}

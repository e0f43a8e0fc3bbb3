import { pageData } from '#app/content/page-data.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import { inaugurationView } from './inauguration.server.ts';
import { InaugurationPage } from './inauguration-page.tsx';

export const loader = ({ url }: LoaderArgs) =>
  pageData(url, ({ site, locale }) => inaugurationView(site, locale));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function Inauguration({ loaderData }: PageProps<typeof loader>) {
  return <InaugurationPage view={loaderData} />;
}

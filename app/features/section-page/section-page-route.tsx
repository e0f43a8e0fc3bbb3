import { pageData } from '#app/content/page-data.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import { sectionPageView } from './section-page.server.ts';
import { SectionPageContent } from './section-page-content.tsx';

/** A page of sections or one section. @throws 404 for an unknown path */
export const loader = ({ url }: LoaderArgs) =>
  pageData(url, ({ site, path, locale }) => sectionPageView(site, path, locale));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function SectionPage({ loaderData }: PageProps<typeof loader>) {
  return <SectionPageContent view={loaderData} />;
}

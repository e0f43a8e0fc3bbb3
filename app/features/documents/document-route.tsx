import { pageData } from '#app/content/page-data.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import { DocumentPage } from './document-page.tsx';
import { documentView } from './documents.server.ts';

/** A document as a page. @throws 404 for an id that has no text */
export const loader = ({ url, params }: LoaderArgs<'id'>) =>
  pageData(url, ({ site, locale }) => documentView(site, params.id, locale));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function Document({ loaderData }: PageProps<typeof loader>) {
  return <DocumentPage view={loaderData} />;
}

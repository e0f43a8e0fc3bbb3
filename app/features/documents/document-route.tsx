import { pageData } from '#app/content/page-data.server.ts';
import type { Route } from './+types/document-route';
import { DocumentPage } from './document-page.tsx';
import { documentView } from './documents.server.ts';

/** A document as a page. @throws 404 for an id that has no text */
export const loader = ({ url, params }: Route.LoaderArgs) =>
  pageData(url, ({ site, locale }) => documentView(site, params.id, locale));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function Document({ loaderData }: Route.ComponentProps) {
  return <DocumentPage view={loaderData} />;
}

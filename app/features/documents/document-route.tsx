import { pageRoute } from '#app/content/page-route.server.tsx';
import { DocumentPage } from './document-page.tsx';
import { documentView } from './documents.server.ts';

/** A document as a page. @throws 404 for an id that has no text */
export default pageRoute(
  ({ site, locale, params }) => documentView(site, params.id, locale),
  DocumentPage,
);

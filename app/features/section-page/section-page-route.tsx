import { pageRoute } from '#app/content/page-route.server.tsx';
import { sectionPageView } from './section-page.server.ts';
import { SectionPageContent } from './section-page-content.tsx';

/** A page of sections or one section. @throws 404 for an unknown path */
export default pageRoute(
  ({ site, path, locale }) => sectionPageView(site, path, locale),
  SectionPageContent,
);

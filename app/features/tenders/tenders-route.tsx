import { pageRoute } from '#app/content/page-route.server.tsx';
import styles from './tenders.css?url';
import { tendersView } from './tenders.server.ts';
import { TendersPage } from './tenders-page.tsx';

export default pageRoute(
  ({ site, locale, now }) => tendersView(site, locale, now),
  TendersPage,
  styles,
);

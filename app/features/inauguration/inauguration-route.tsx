import { pageRoute } from '#app/content/page-route.server.tsx';
import styles from './inauguration.css?url';
import { inaugurationView } from './inauguration.server.ts';
import { InaugurationPage } from './inauguration-page.tsx';

export default pageRoute(
  ({ site, locale }) => inaugurationView(site, locale),
  InaugurationPage,
  styles,
);

import { pageRoute } from '#app/content/page-route.server.tsx';
import styles from './compare.css?url';
import { compareView } from './compare.server.ts';
import { ComparePage } from './compare-page.tsx';

export default pageRoute(({ site, locale }) => compareView(site, locale), ComparePage, styles);

import { pageRoute } from '#app/content/page-route.server.tsx';
import { admissionsView } from './admission.server.ts';
import styles from './admissions.css?url';
import { AdmissionsPage } from './admissions-page.tsx';

/** @throws 404 for a section that is not one of the tabs */
export default pageRoute(
  ({ site, locale, now, params }) => admissionsView(site, params.section, locale, now),
  AdmissionsPage,
  styles,
);

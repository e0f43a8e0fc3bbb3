import { pageRoute } from '#app/content/page-route.server.tsx';
import styles from './my-admission.css?url';
import { myAdmissionView } from './my-admission.server.ts';
import { MyAdmissionPage } from './my-admission-page.tsx';

export default pageRoute(
  ({ site, locale, now }) => myAdmissionView(site, locale, now),
  MyAdmissionPage,
  styles,
);

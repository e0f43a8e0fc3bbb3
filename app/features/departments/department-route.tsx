import { pageRoute } from '#app/content/page-route.server.tsx';
import { departmentView } from './department.server.ts';
import { DepartmentPage } from './department-page.tsx';

/** @throws 404 for an unknown department or part */
export default pageRoute(
  ({ site, locale, now, params }) => departmentView(site, params.id, params.part, locale, now),
  DepartmentPage,
);

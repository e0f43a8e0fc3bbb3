import { pageRoute } from '#app/content/page-route.server.tsx';
import { departmentsView } from './department.server.ts';
import { DepartmentsPage } from './departments-page.tsx';

export default pageRoute(({ site, locale }) => departmentsView(site, locale), DepartmentsPage);

import { pageData } from '#app/content/page-data.server.ts';
import type { Route } from './+types/departments-route';
import { departmentsView } from './department.server.ts';
import { DepartmentsPage } from './departments-page.tsx';

export const loader = ({ url }: Route.LoaderArgs) =>
  pageData(url, ({ site, locale }) => departmentsView(site, locale));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function Departments({ loaderData }: Route.ComponentProps) {
  return <DepartmentsPage view={loaderData} />;
}

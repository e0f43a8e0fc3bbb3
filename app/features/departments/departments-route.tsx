import { pageData } from '#app/content/page-data.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import { departmentsView } from './department.server.ts';
import { DepartmentsPage } from './departments-page.tsx';

export const loader = ({ url }: LoaderArgs) =>
  pageData(url, ({ site, locale }) => departmentsView(site, locale));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function Departments({ loaderData }: PageProps<typeof loader>) {
  return <DepartmentsPage view={loaderData} />;
}

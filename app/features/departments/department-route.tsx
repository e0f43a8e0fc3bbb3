import { pageData } from '#app/content/page-data.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import { departmentView } from './department.server.ts';
import { DepartmentPage } from './department-page.tsx';

/** @throws 404 for an unknown department or part */
export const loader = ({ url, params }: LoaderArgs<'id', 'part'>) =>
  pageData(url, ({ site, locale, now }) =>
    departmentView(site, params.id, params.part, locale, now),
  );

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function Department({ loaderData }: PageProps<typeof loader>) {
  return <DepartmentPage view={loaderData} />;
}

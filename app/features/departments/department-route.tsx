import { data } from 'react-router';
import { builtAt } from '#app/content/reading/build-time.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import type { Route } from './+types/department-route';
import { departmentView } from './department.server.ts';
import { DepartmentPage } from './department-page.tsx';

/** @throws 404 for an unknown department or part */
export function loader({ url, params }: Route.LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  const view = departmentView(getSite(), params.id, params.part, locale, builtAt());
  if (!view) throw data(null, { status: 404 });
  return view;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Department({ loaderData }: Route.ComponentProps) {
  return <DepartmentPage view={loaderData} />;
}

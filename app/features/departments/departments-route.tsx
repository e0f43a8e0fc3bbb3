import { getSite } from '#app/content/reading/site.server.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import type { Route } from './+types/departments-route';
import { departmentsView } from './department.server.ts';
import { DepartmentsPage } from './departments-page.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  return departmentsView(getSite(), locale);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Departments({ loaderData }: Route.ComponentProps) {
  return <DepartmentsPage view={loaderData} />;
}

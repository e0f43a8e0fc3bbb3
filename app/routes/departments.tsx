import { getSite } from '#app/content/reading/site.server.ts';
import { departmentsView } from '#app/content/views/department.server.ts';
import { DepartmentsPage } from '#app/features/department/departments-page.tsx';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import { pack, unpack } from '#app/lib/packed.ts';
import type { Route } from './+types/departments';

export function loader({ url }: Route.LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  return pack(departmentsView(getSite(), locale));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(unpack(loaderData).head) : [];
}

export default function Departments({ loaderData }: Route.ComponentProps) {
  return <DepartmentsPage view={unpack(loaderData)} />;
}

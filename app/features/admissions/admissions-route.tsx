import { pageData } from '#app/content/page-data.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import { admissionsView } from './admission.server.ts';
import { AdmissionsPage } from './admissions-page.tsx';

/** @throws 404 for a section that is not one of the tabs */
export const loader = ({ url, params }: LoaderArgs<never, 'section'>) =>
  pageData(url, ({ site, locale, now }) => admissionsView(site, params.section, locale, now));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function Admissions({ loaderData }: PageProps<typeof loader>) {
  return <AdmissionsPage view={loaderData} />;
}

import { pageData } from '#app/content/page-data.server.ts';
import { builtAt } from '#app/content/reading/build-time.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import { pageMetaWithStyles } from '#app/lib/head-tags.ts';
import styles from './my-admission.css?url';
import { myAdmissionView } from './my-admission.server.ts';
import { MyAdmissionPage } from './my-admission-page.tsx';

export const loader = ({ url }: LoaderArgs) =>
  pageData(url, ({ site, locale }) => myAdmissionView(site, locale, builtAt()));

export const meta = pageMetaWithStyles(styles);

export default function MyAdmission({ loaderData }: PageProps<typeof loader>) {
  return <MyAdmissionPage view={loaderData} />;
}

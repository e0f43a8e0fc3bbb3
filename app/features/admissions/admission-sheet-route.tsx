import { pageData } from '#app/content/page-data.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import type { HeadTag } from '#app/lib/head-tags.ts';
import styles from './admission-sheet.css?url';
import { admissionSheets } from './admission-sheet.server.ts';
import { AdmissionSheetPage } from './admission-sheet-page.tsx';

/** @throws 404 for a sheet of none of the admissions */
export const loader = ({ url }: LoaderArgs) =>
  pageData(url, ({ site, locale, now }) =>
    admissionSheets(site, locale, now).find(({ path }) => path === url.pathname),
  );

/** Search engines index the admissions page, which has more information. The styles are a file of their own: the pages of the site do not need them. */
export const meta = ({ loaderData }: PageProps<typeof loader>): HeadTag[] => [
  { title: loaderData.headTitle },
  { name: 'robots', content: 'noindex' },
  { tagName: 'link', rel: 'stylesheet', href: styles },
];

export default function Sheet({ loaderData }: PageProps<typeof loader>) {
  return <AdmissionSheetPage sheet={loaderData} />;
}

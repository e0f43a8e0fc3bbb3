import { pageData } from '#app/content/page-data.server.ts';
import type { Route } from './+types/admission-sheet-route';
import styles from './admission-sheet.css?url';
import { admissionSheets } from './admission-sheet.server.ts';
import { AdmissionSheetPage } from './admission-sheet-page.tsx';

/** @throws 404 for a sheet of none of the admissions */
export const loader = ({ url }: Route.LoaderArgs) =>
  pageData(url, ({ site, locale, now }) =>
    admissionSheets(site, locale, now).find(({ path }) => path === url.pathname),
  );

/** Search engines index the admissions page, which has more information. */
export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.headTitle },
  { name: 'robots', content: 'noindex' },
];

/** A file of their own: the pages of the site do not need them. */
export const links = () => [{ rel: 'stylesheet', href: styles }];

export default function Sheet({ loaderData }: Route.ComponentProps) {
  return <AdmissionSheetPage sheet={loaderData} />;
}

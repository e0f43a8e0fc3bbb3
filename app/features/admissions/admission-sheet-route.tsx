import { pageRoute } from '#app/content/page-route.server.tsx';
import { localisePath } from '#app/i18n/locale.ts';
import styles from './admission-sheet.css?url';
import { admissionSheets } from './admission-sheet.server.ts';
import { AdmissionSheetPage } from './admission-sheet-page.tsx';

/** The sheet of an admission. Search engines index the admissions page, which has more information. */
export default pageRoute(
  ({ site, locale, path, now }) => {
    const address = localisePath(path, locale);
    const sheet = admissionSheets(site, locale, now).find((one) => one.path === address);
    const headTags = [{ title: sheet?.headTitle ?? '' }, { name: 'robots', content: 'noindex' }];
    return sheet && { ...sheet, headTags };
  },
  ({ view }) => <AdmissionSheetPage sheet={view} />,
  styles,
);

import { pageRoute } from '#app/content/page-route.server.tsx';
import { entryPicture } from '#app/content/rows/entry-picture.server.ts';
import { withId } from '#app/lib/with-id.ts';
import styles from './tenders.css?url';
import { tendersView } from './tenders.server.ts';
import { TendersPage } from './tenders-page.tsx';

export default pageRoute(
  async ({ site, locale, now }) => {
    const view = tendersView(site, locale, now);
    const pictured = view.rows.map(async (row) => ({
      ...row,
      picture: await entryPicture('tenders', withId(site.tenders, row.id), locale),
    }));
    return { ...view, rows: await Promise.all(pictured) };
  },
  TendersPage,
  styles,
);

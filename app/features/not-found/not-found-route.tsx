import buttonStyles from '#app/components/button/button.module.css';
import { pageRoute } from '#app/content/page-route.server.tsx';
import { ThemeSwitch } from '#app/features/theme/theme-switch.tsx';
import { notFoundView } from './not-found.server.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** The page is shown at every wrong address, so it has no canonical address and is marked noindex. */
export default pageRoute(
  ({ site, locale }) => {
    const view = notFoundView(site, locale);
    const headTags = [
      { title: view.metaTitle },
      { name: 'description', content: view.lead },
      { name: 'robots', content: 'noindex' },
    ];
    return { ...view, headTags };
  },
  ({ view }) => (
    <NotFoundPage
      view={view}
      themeSwitch={<ThemeSwitch hasWord className={buttonStyles.button} data-variant="chip" />}
    />
  ),
);

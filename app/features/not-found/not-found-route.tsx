import buttonStyles from '#app/components/button/button.module.css';
import { getSite } from '#app/content/reading/site.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import { ThemeSwitch } from '#app/features/theme/theme-switch.tsx';
import { splitAddress } from '#app/i18n/locale.ts';
import { notFoundView } from './not-found.server.ts';
import { NotFoundPage } from './not-found-page.tsx';

export function loader({ url }: LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  return notFoundView(getSite(), locale);
}

/** The page is shown at every wrong address, so it has no canonical address and is marked noindex. */
export function meta({ loaderData }: PageProps<typeof loader>) {
  const { metaTitle, lead } = loaderData;
  return [
    { title: metaTitle },
    { name: 'description', content: lead },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function NotFound({ loaderData }: PageProps<typeof loader>) {
  return (
    <NotFoundPage
      view={loaderData}
      themeSwitch={<ThemeSwitch hasWord className={buttonStyles.button} data-variant="chip" />}
    />
  );
}

import buttonStyles from '#app/components/button/button.module.css';
import { getSite } from '#app/content/reading/site.server.ts';
import { ThemeSwitch } from '#app/features/theme/theme-switch.tsx';
import { splitAddress } from '#app/i18n/locale.ts';
import type { Route } from './+types/not-found-route';
import { notFoundView } from './not-found.server.ts';
import { NotFoundPage } from './not-found-page.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  return notFoundView(getSite(), locale);
}

/** The page is shown at every wrong address, so it has no canonical address and is marked noindex. */
export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { metaTitle, lead } = loaderData;
  return [
    { title: metaTitle },
    { name: 'description', content: lead },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return (
    <NotFoundPage
      view={loaderData}
      themeSwitch={<ThemeSwitch hasWord className={buttonStyles.button} data-variant="chip" />}
    />
  );
}

import { renderToStaticMarkup } from 'react-dom/server';
import { data } from 'react-router';
import { builtAt } from '#app/content/reading/build-time.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import latinFont from '#app/styles/fonts/noto-sans-latin.woff2?url';
import malayalamFont from '#app/styles/fonts/noto-sans-malayalam.woff2?url';
import sheetStyles from '#app/styles/sheet.css?url';
import type { Route } from './+types/sheet-route';
import { admissionSheets } from './admission-sheet.server.ts';
import { SheetPage } from './sheet-page.tsx';

const FACES = { en: latinFont, ml: malayalamFont };

/** The notice-board sheet of an event: one A4 page in the style of the site and without scripts, because printing needs no router. @throws 404 for other files */
export async function loader({ url }: Route.LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  const sheet = admissionSheets(getSite(), locale, builtAt()).find(({ path }) => path === url.pathname);
  if (!sheet) throw data(null, { status: 404 });
  const { assets } = await import('virtual:react-router/server-build');
  const styles = [...(assets.routes.root?.css ?? []), sheetStyles];
  const html = renderToStaticMarkup(<SheetPage sheet={sheet} face={FACES[locale]} styles={styles} />);
  return new Response(`<!DOCTYPE html>${html}`, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

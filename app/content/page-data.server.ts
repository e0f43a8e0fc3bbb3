import { data } from 'react-router';
import { type Locale, splitAddress } from '#app/i18n/locale.ts';
import { builtAt } from './reading/build-time.server.ts';
import type { Site } from './reading/read.server.ts';
import { getSite } from './reading/site.server.ts';

type Request = {
  site: Site;
  locale: Locale /** The address without its language. */;
  path: string /** The time of the build. */;
  now: number;
};

/** The data of a page in the language of its address. @throws 404 where the content has no such page */
export async function pageData<View>(url: URL, view: (request: Request) => View) {
  const shown = await view({ site: getSite(), ...splitAddress(url.pathname), now: builtAt() });
  if (!shown) throw data(null, { status: 404 });
  return shown;
}

import { data } from 'react-router';
import { getSite } from '#app/content/reading/site.server.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import type { Route } from './+types/document-route';
import { DocumentPage } from './document-page.tsx';
import { documentView } from './documents.server.ts';

/** A document as a page. @throws 404 for an id that has no text */
export async function loader({ url, params }: Route.LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  const view = await documentView(getSite(), params.id, locale);
  if (!view) throw data(null, { status: 404 });
  return view;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Document({ loaderData }: Route.ComponentProps) {
  return <DocumentPage view={loaderData} />;
}

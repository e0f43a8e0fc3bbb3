import { data } from 'react-router';
import { getSite } from '#app/content/reading/site.server.ts';
import { documentView } from '#app/content/views/documents.server.ts';
import { sectionPageView } from '#app/content/views/section-page.server.ts';
import { DocumentPage } from '#app/features/section-page/document-page.tsx';
import { SectionPageContent } from '#app/features/section-page/section-page-content.tsx';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import { pack, unpack } from '#app/lib/packed.ts';
import type { Route } from './+types/section-page';

const DOCUMENT = /^\/downloads\/([^/]+)$/;

/** A page of sections, one section, or a document. @throws 404 for a path that the content has not */
export async function loader({ url }: Route.LoaderArgs) {
  const { locale, path } = splitAddress(url.pathname);
  const id = DOCUMENT.exec(path)?.[1];
  const view = id === undefined ? await sectionPageView(getSite(), path, locale) : await documentView(getSite(), id, locale);
  if (!view) throw data(null, { status: 404 });
  return pack(view);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(unpack(loaderData).head) : [];
}

export default function SectionPage({ loaderData }: Route.ComponentProps) {
  const view = unpack(loaderData);
  return 'row' in view ? <DocumentPage view={view} /> : <SectionPageContent view={view} />;
}

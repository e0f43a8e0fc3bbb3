import type { MetaDescriptor } from 'react-router';

type HeadTags = {
  title: string;
  description: string;
  keywords: readonly string[];
  canonical: string;
  alternates: readonly { locale: string; href: string }[];
};

/** The tags of a page's head: title, description, keywords, own address and the address in each language. */
export function headTags(head: HeadTags): MetaDescriptor[] {
  const fallback = head.alternates[0];
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    { name: 'keywords', content: head.keywords.join(', ') },
    { tagName: 'link', rel: 'canonical', href: head.canonical },
    ...head.alternates.map(({ locale, href }) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: locale,
      href,
    })),
    ...(fallback
      ? [{ tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: fallback.href }]
      : []),
  ];
}

/** `meta` of a route whose data has a head. */
export function pageMeta({
  loaderData,
}: {
  loaderData?: { head: HeadTags } | undefined;
}): MetaDescriptor[] {
  return loaderData ? headTags(loaderData.head) : [];
}

/** An element in the head of a page. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { tagName: 'link'; rel: string; href: string; hrefLang?: string };

export type HeadTags = {
  title: string;
  description: string;
  keywords: readonly string[];
  /** Absolute address of this page. */
  canonical: string;
  /** Absolute addresses of this page by language, in a college that has several. */
  alternates: readonly { locale: string; href: string }[];
};

/**
 * The tags of a page's head: title, description, keywords, own address and the address in each
 * language.
 */
export function headTags(head: HeadTags): HeadTag[] {
  const fallback = head.alternates[0];
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    { name: 'keywords', content: head.keywords.join(', ') },
    { tagName: 'link' as const, rel: 'canonical', href: head.canonical },
    ...head.alternates.map(({ locale, href }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: locale,
      href,
    })),
    ...(fallback
      ? [{ tagName: 'link' as const, rel: 'alternate', hrefLang: 'x-default', href: fallback.href }]
      : []),
  ];
}

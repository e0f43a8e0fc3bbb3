/**
 * Metadata in the head (tools/page/describe-pages.ts) is true only of the first page; it is removed
 * on navigation. Browsers without the Navigation API keep it, which is harmless: crawlers request each address separately.
 */
export function forgetFirstPage(): void {
  const page = location.pathname;
  const navigation: EventTarget | undefined = Reflect.get(window, 'navigation');
  const forget = () => {
    if (location.pathname === page) return;
    navigation?.removeEventListener('currententrychange', forget);
    for (const element of document.head.querySelectorAll(
      '[type="application/ld+json"],[rel=alternate][type],[property]',
    ))
      element.remove();
  };
  navigation?.addEventListener('currententrychange', forget);
}

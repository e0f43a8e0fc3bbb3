/**
 * What the head tells machines of this page (tools/page/describe-pages.ts) is not true of another that the app shows in its place: it goes
 * when the address changes. Browsers without the Navigation API keep it; machines ask for each address anew.
 */
export function forgetFirstPage(): void {
  const page = location.pathname;
  const navigation: EventTarget | undefined = Reflect.get(window, 'navigation');
  const forget = () => {
    if (location.pathname === page) return;
    navigation?.removeEventListener('currententrychange', forget);
    for (const told of document.head.querySelectorAll('[type="application/ld+json"],[rel=alternate][type],[property]')) told.remove();
  };
  navigation?.addEventListener('currententrychange', forget);
}

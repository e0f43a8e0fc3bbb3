/** Opens what is folded while the page is printed, in browsers whose style sheet cannot (app/styles/print.css): before Chromium 131, Firefox 143 and Safari 18.4. */
export function startPrint(document: Document): void {
  if (CSS.supports('selector(::details-content)')) return;
  let opened: [details: HTMLDetailsElement, name: string | null][] = [];
  addEventListener('beforeprint', () => {
    const closed = document.querySelectorAll<HTMLDetailsElement>('main details:not([open])');
    opened = [...closed].map((details) => [details, details.getAttribute('name')]);
    for (const [details] of opened) {
      // With its name it would close the others.
      details.removeAttribute('name');
      details.open = true;
    }
  });
  addEventListener('afterprint', () => {
    for (const [details, name] of opened.splice(0)) {
      details.open = false;
      if (name !== null) details.setAttribute('name', name);
    }
  });
}

/** Opens pictures of an album over the page; what shows them comes with the first one. */
export function start(list: HTMLElement): void {
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain) return;
    event.preventDefault();
    import('./lightbox.ts')
      .then(({ openLightbox }) => openLightbox(list, link))
      // Without it the link works as without scripts.
      .catch(() => location.assign(link.href));
  });
}

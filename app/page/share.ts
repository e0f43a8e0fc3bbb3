/**
 * Shares the address of a link with `data-share` (its title): with the share sheet of the device,
 * else by copying it with a message, else as text that can be copied by hand. Without this script
 * it is a normal link, which shows the address in the address bar. The words are attributes of the
 * element beside it with the role status.
 */
export function startShare(document: Document): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-share]');
    // With a modifier key the browser opens the link normally.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void share(link, link.parentElement?.querySelector<HTMLElement>('[role=status]'));
  });
}

async function share({ href, dataset }: HTMLAnchorElement, status: HTMLElement | null | undefined) {
  if (!status) return;
  // Cleared first, so that the same message is announced again.
  status.textContent = '';
  if ('share' in navigator) {
    try {
      return await navigator.share({ title: dataset.share ?? '', url: href });
    } catch (error) {
      // The visitor has closed the sheet of the device.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(href);
    status.textContent = status.dataset.copied ?? '';
  } catch {
    status.textContent = `${status.dataset.byHand ?? ''} `;
    const address = document.createElement('span');
    address.textContent = href;
    status.append(address);
    getSelection()?.selectAllChildren(address);
  }
}

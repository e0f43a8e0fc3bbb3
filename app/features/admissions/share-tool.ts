type Words = { linkCopied: string; linkByHand: string };

/**
 * Opens the card and sub-tab named in an address.
 * @param anchor id of a card (`event-btech-spot-2025-1`) or of one of its sub-tabs (`event-btech-spot-2025-1-fees`)
 */
export function openEvent(anchor: string): void {
  const part = document.getElementById(anchor);
  const details = part?.closest('details') ?? part?.querySelector('details');
  if (!details) return;
  details.open = true;
  document.querySelector<HTMLElement>(`[aria-controls="${anchor}"]`)?.click();
  details.closest('article')?.scrollIntoView();
}

/**
 * Shares the address of a link: with the share sheet of the device, else by copying it with a message, else as text that can be
 * copied by hand.
 * @param link next to an element with the role status, in which the result is shown
 */
export async function shareEvent(
  { href, parentElement }: HTMLAnchorElement,
  title: string,
  words: Words,
): Promise<void> {
  const status = parentElement?.querySelector('[role="status"]');
  if (!status) return;
  // Cleared first, so that the same message is announced again.
  status.textContent = '';
  if ('share' in navigator) {
    try {
      return await navigator.share({ title, url: href });
    } catch (error) {
      // The visitor has closed the sheet of the device.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(href);
    status.textContent = words.linkCopied;
  } catch {
    status.textContent = `${words.linkByHand} `;
    const address = document.createElement('span');
    address.textContent = href;
    status.append(address);
    getSelection()?.selectAllChildren(address);
  }
}

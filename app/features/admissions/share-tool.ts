type Words = { linkCopied: string; linkByHand: string };

/**
 * Opens the card and the sub-tab that an address names.
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
 * Hands the address of a link on: to the share sheet of the device, else to the clipboard, which is said, else as text that can be
 * copied by hand.
 * @param link stands beside an element with the role of a status, in which the outcome is said
 */
export async function shareEvent({ href, parentElement }: HTMLAnchorElement, title: string, words: Words): Promise<void> {
  const status = parentElement?.querySelector('[role="status"]');
  if (!status) return;
  // Emptied first, so that the same words are said again.
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

import { searchAddress } from '#app/lib/search-address.ts';
import { isPopoverOpen } from './popovers.ts';

/**
 * Search before and beside its tools: the words of a box go to the search page in the fragment of
 * its address, which browsers send to no server; Ctrl+K, or Command+K, opens the window.
 */
export function startSearch(document: Document): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const box = form.matches('[data-search]') && form.querySelector('input');
    if (!box) return;
    event.preventDefault();
    location.assign(searchAddress(form.action, box.value.trim()));
  });
  document.addEventListener('keydown', (event) => {
    const isSearch = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isSearch || event.key.toLowerCase() !== 'k') return;
    const panel = document.getElementById('search');
    if (!panel?.showPopover) return;
    event.preventDefault();
    if (!isPopoverOpen(panel)) panel.showPopover();
  });
}

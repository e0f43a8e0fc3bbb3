import { drawCode } from '#app/browser/draw-code.ts';
import { find } from '#app/browser/find.ts';
import { offerPrint } from '#app/browser/print-part.ts';

/**
 * Prints an admission alone, for a notice board: all that its card says, and the code of its
 * address.
 */
export function start(card: HTMLElement): void {
  offerPrint(card, async () => {
    const place = find(card, '[data-address]');
    const { address = '', label = '' } = place.dataset;
    await drawCode(place, address, label);
    return card;
  });
}

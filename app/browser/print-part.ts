import { find } from './find.ts';

/**
 * Lets the print button of a tool print a part of the page alone: the print styles hide everything
 * else while the part is marked. A browser that cannot print, as the window of a chat program,
 * shows no such button.
 */
export function offerPrint(
  tool: HTMLElement,
  partToPrint: () => HTMLElement | Promise<HTMLElement>,
): void {
  const button = find(tool, '[data-print]');
  if (typeof window.print !== 'function') {
    button.remove();
    return;
  }
  button.addEventListener('click', async () => {
    const part = await partToPrint();
    part.toggleAttribute('data-print-part', true);
    window.addEventListener('afterprint', () => part.removeAttribute('data-print-part'), {
      once: true,
    });
    window.print();
  });
}

/** Prints a part of the page alone: the style for print leaves out all the rest while the part is marked. */
export function printPart(part: HTMLElement): void {
  part.toggleAttribute('data-print-part', true);
  window.addEventListener('afterprint', () => part.removeAttribute('data-print-part'), { once: true });
  window.print();
}

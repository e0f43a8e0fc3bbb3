/** Prints only a part of the page: the print styles hide everything else while the part is marked. */
export function printPart(part: HTMLElement): void {
  part.toggleAttribute('data-print-part', true);
  window.addEventListener('afterprint', () => part.removeAttribute('data-print-part'), {
    once: true,
  });
  window.print();
}

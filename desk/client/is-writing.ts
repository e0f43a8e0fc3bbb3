/**
 * Whether signs are written in an element, or chosen by their letters: there a sign is a sign, of
 * whatever element that is made.
 */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'));

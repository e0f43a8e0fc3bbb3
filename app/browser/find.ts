/**
 * The first element of a part that a selector finds.
 * @throws Error if there is none: the markup and its script do not belong together
 */
export function find<Part extends Element = HTMLElement>(root: ParentNode, selector: string): Part {
  const found = root.querySelector<Part>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

/** A new element from the first template of a part. */
export function fromTemplate(root: ParentNode): HTMLElement {
  const made = find<HTMLTemplateElement>(root, 'template').content.firstElementChild;
  if (!(made instanceof HTMLElement)) throw new Error('The template is empty');
  return made.cloneNode(true) as HTMLElement;
}

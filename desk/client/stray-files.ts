/** What is asked of an event of dragging. */
type Dragged = Pick<DragEvent, 'defaultPrevented' | 'preventDefault'> & {
  dataTransfer: { types: readonly string[]; dropEffect: string } | null;
};

/**
 * A file that is dropped beside its field is not opened: it would take the place of the desk, with
 * all that is not saved.
 */
export function ignoreStrayFiles(event: Dragged): void {
  const { dataTransfer, defaultPrevented } = event;
  if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

/** A file that is dropped beside its field is not opened: it would take the place of the desk, with all that is not saved. */
export function ignoreStrayFiles(event: DragEvent): void {
  const { dataTransfer, defaultPrevented } = event;
  if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

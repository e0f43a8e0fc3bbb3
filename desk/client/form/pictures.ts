const shown = new Map<string, string>();

/** Shows a picture that was chosen here, under the name that the server gave it: it has no other address before the entry is saved. */
export function showPicture(name: string, file: File): void {
  const before = shown.get(name);
  if (before !== undefined) URL.revokeObjectURL(before);
  if (file.type.startsWith('image/')) shown.set(name, URL.createObjectURL(file));
  else shown.delete(name);
}

export const pictureOf = (name: unknown): string | undefined => shown.get(String(name));

/** The browser keeps the picture of such an address until it is revoked. */
export function forgetPictures(): void {
  for (const url of shown.values()) URL.revokeObjectURL(url);
  shown.clear();
}

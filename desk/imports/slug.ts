/** A word for addresses from an English title or name, without the title before a name; `undefined` when no Latin letter is in it. */
export function slugOf(text: string): string | undefined {
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/^(?:dr|prof|mr|ms|mrs|smt|sri)\.?\s+/, '');
  const slug = words
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+/, '')
    .slice(0, 60)
    .replace(/-+$/, '');
  return slug === '' ? undefined : slug;
}

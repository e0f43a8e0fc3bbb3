const LONGEST = 60;

/** The address of a new entry from its English title: `Fees due by 30 June` becomes `fees-due-by-30-june`. */
export function slugOf(value: unknown): string {
  const { title, name } = (value ?? {}) as Record<string, { en?: string } | undefined>;
  const words = (title?.en ?? name?.en ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’.]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '');
  return words.length <= LONGEST ? words : words.slice(0, words.lastIndexOf('-', LONGEST));
}

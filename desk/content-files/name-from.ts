const LONGEST = 60;

type Titled = Record<string, { en?: string; title?: string } | undefined>;

/** The name of a new entry from its English title: `Fees due by 30 June` becomes `fees-due-by-30-june`. */
export function nameFrom(value: unknown): string {
  const { title, name, term, question, en } = (value ?? {}) as Titled;
  const words = String((title ?? name ?? term ?? question)?.en ?? en?.title ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’.]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '');
  return words.length <= LONGEST ? words : words.slice(0, words.lastIndexOf('-', LONGEST));
}

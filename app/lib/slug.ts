const MAX_LENGTH = 60;

/**
 * A word for addresses from an English title, name or file name, without the title before a name: `Fees due by 30 June` becomes
 * `fees-due-by-30-june`, `Dr. A.B. Nair` becomes `ab-nair`. Empty when no Latin letter is in it.
 */
export function slugOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/^(?:dr|prof|mr|ms|mrs|smt|sri)\.?\s+/, '')
    .replaceAll(/(?<=\w)['’.](?=\w)/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '');
  return words.length <= MAX_LENGTH
    ? words
    : words
        .slice(0, MAX_LENGTH + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, MAX_LENGTH);
}

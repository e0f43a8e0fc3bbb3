const MAX_LENGTH = 60;

/**
 * A word for addresses from an English title, name or file name, without the title before a name:
 * `Fees due by 30 June` becomes
 * `fees-due-by-30-june`, `Dr. A.B. Nair` becomes `ab-nair`. It begins with a letter, so numbers
 * before the first word follow it:
 * `10th Convocation` becomes `convocation-10th`. Empty when no Latin letter is in it.
 */
export function slugOf(text: string): string {
  const parts = text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/^(?:dr|prof|mr|ms|mrs|smt|sri)\.?\s+/, '')
    .replaceAll(/(?<=\w)['’.](?=\w)/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  if (!parts.some((part) => /[a-z]/.test(part))) return '';
  if (!parts.some((part) => /^[a-z]/.test(part))) parts.unshift('n');
  const first = parts.findIndex((part) => /^[a-z]/.test(part));
  const words = [parts[first], ...parts.slice(0, first), ...parts.slice(first + 1)].join('-');
  return words.length <= MAX_LENGTH
    ? words
    : words
        .slice(0, MAX_LENGTH + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, MAX_LENGTH);
}

/**
 * A text without the places at which its words may break on a page: for titles, data and messages.
 */
export function withoutBreaks(text: string): string {
  return text.replaceAll('\u00ad', '');
}

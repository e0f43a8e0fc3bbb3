/** A text with the line ends of Unix; programs of Windows write others. */
export function withPlainEnds(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/**
 * True for a text without letters of another script than the Latin one, such as those of India or
 * East Asia.
 */
export function isLatin(text: string): boolean {
  return !/[\u0370-\u1dff\u3040-\ud7ff]/.test(text);
}

const SIZE = 100_000;
const made = (part: string, before = '', after = '') =>
  before + part.repeat(Math.ceil(SIZE / part.length)) + after;

/** Texts of 100 KB on which an expression that looks back, or a parser that starts anew at each sign, takes minutes. */
export const SHAPES: Readonly<Record<string, string>> = {
  'a Latin word': made('a', '', '!'),
  'a Malayalam word': made('ന്\u200d', '', '!'),
  'spaces and lines': made('\n \t', 'a', 'a'),
  'digits and hyphens': made('1-', '', '!'),
  'parts of addresses': made('a.b@', 'https://', '!'),
  'open links and directives': made(':a[', '[b](', ''),
  'open tags': made('<a b="', '', ''),
  'marks of bold and code': made('**a `b', '', ''),
  'lists in quotations': made('- > 1. ', '', ''),
  'quotes, commas and codes': made('",&a;', '', ''),
};

/** The shapes for which something takes more than a second of the processor; a busy machine takes no more. */
export async function slowShapes(
  name: string,
  read: (text: string) => unknown,
  most = 1000,
): Promise<string[]> {
  const slow: string[] = [];
  for (const [shape, text] of Object.entries(SHAPES)) {
    const before = process.cpuUsage();
    try {
      await read(text);
    } catch {
      // Refused, which is as good.
    }
    const { user, system } = process.cpuUsage(before);
    const ms = Math.round((user + system) / 1000);
    if (ms > most) slow.push(`${name}: ${shape}, ${ms} ms`);
  }
  return slow;
}

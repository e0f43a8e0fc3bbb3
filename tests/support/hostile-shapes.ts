const SIZE = 100_000;
const A_SECOND_MS = 1000;

function shapesOf(size: number): Record<string, string> {
  const made = (part: string, before = '', after = '') =>
    before + part.repeat(Math.ceil(size / part.length)) + after;
  return {
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
}

/**
 * Texts of 100 KB on which an expression that looks back, or a parser that starts anew at each
 * sign, takes minutes.
 */
export const SHAPES: Readonly<Record<string, string>> = shapesOf(SIZE);
const HALVES = shapesOf(SIZE / 2);

/** Milliseconds of the processor, which a busy machine takes no more of. */
async function cost(read: (text: string) => unknown, text = ''): Promise<number> {
  const before = process.cpuUsage();
  try {
    await read(text);
  } catch {
    // Refused, which is as good.
  }
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / 1000);
}

/**
 * The shapes for which something takes more than a second, and more than three times what half of
 * the text takes. What looks back takes four times as long for twice the text on every machine;
 * what is only slow, on a slow machine, takes twice.
 */
export async function slowShapes(name: string, read: (text: string) => unknown): Promise<string[]> {
  const slow: string[] = [];
  for (const [shape, text] of Object.entries(SHAPES)) {
    // The first reading also prepares the code.
    if ((await cost(read, text)) <= A_SECOND_MS) continue;
    const half = await cost(read, HALVES[shape]);
    const whole = await cost(read, text);
    if (whole > A_SECOND_MS && whole > 3 * half)
      slow.push(`${name}: ${shape}, ${whole} ms, half of it ${half} ms`);
  }
  return slow;
}

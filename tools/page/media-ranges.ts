const NUMBER = /[<>]=?|[\d.]+|[a-z]+/g;
const RANGE = /\((?:[\d.]+[a-z]+\s*[<>]=?\s*)?(?:width|height)\s*[<>]=?\s*[\d.]+[a-z]+\)/g;
/** The largest part of a pixel by which two widths differ: browsers compare in sixty-fourths. */
const STEP = 0.02;

/**
 * Styles with `(width < 960px)` and `(1280px <= width < 1500px)` written with `min-` and `max-`,
 * which browsers before Chromium 104 and Safari 16.4 need. The minifier can do the first only with
 * a negation that those browsers do not know either.
 */
export function withoutRanges(css: string): string {
  return css.replaceAll(RANGE, (range) => {
    const [first = '', ...rest] = range.match(NUMBER) ?? [];
    if (first === 'width' || first === 'height') {
      const [sign = '', size = '', unit = ''] = rest;
      return limit(first, sign, size, unit);
    }
    const [unit = '', sign = '', name = '', sign2 = '', size2 = '', unit2 = ''] = rest;
    return `${limit(name, sign.replace('<', '>'), first, unit)} and ${limit(name, sign2, size2, unit2)}`;
  });
}

function limit(name: string, sign: string, size: string, unit: string): string {
  const isLeast = sign.startsWith('>');
  const step = sign.endsWith('=') ? 0 : STEP / (unit === 'px' ? 1 : 16);
  const exact = Number(size) + (isLeast ? step : -step);
  return `(${isLeast ? 'min' : 'max'}-${name}:${Number(exact.toFixed(5))}${unit})`;
}

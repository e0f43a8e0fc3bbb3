import { range } from '#app/lib/range.ts';
import { LANGUAGES } from './languages.ts';
import { CHARACTERS as ml } from './ml/characters.ts';
import { CHARACTERS as ta } from './ta/characters.ts';

const CUT = ml + ta;
/**
 * Languages without a font of the product: all signs of their scripts, with the full stops of
 * India.
 */
const others = Object.values(LANGUAGES).flatMap(({ script }) =>
  script && !script.test(CUT) ? script : [],
);
const WHOLE = [...(others.length > 0 ? range(0x80, 0xd7ff) : '')].filter((sign) =>
  others.some((script) => script.test(sign) || /[।॥]/.test(sign)),
);

/**
 * The letters and signs of languages that texts may have, and those that rules of their own name
 * (app/lib/site-characters.ts).
 */
export const CHARACTERS = CUT + WHOLE.join('');
export { NAMED_BY_RULES } from './ml/characters.ts';

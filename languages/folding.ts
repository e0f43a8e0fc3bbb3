import { RULES as ml, FIRST_RULES as mlFirst, TYPED_VISARGA } from './ml/folding.ts';
import { SPELLINGS } from './own-rules.ts';
import { RULES as ta } from './ta/folding.ts';

/** A spelling that the search takes for another (app/lib/search/fold.ts). */
export type Rule = {
  pattern: RegExp;
  replacement: string | ((match: string, ...groups: string[]) => string);
};

/**
 * Of all languages, each with the letters of its own; before invisible characters are removed, and
 * after.
 */
export { TYPED_VISARGA };
export const FIRST_RULES: readonly Rule[] = mlFirst;
export const RULES: readonly Rule[] = [
  ...ml,
  ...ta,
  ...Object.values(SPELLINGS).flat(),
  // the dot of five scripts: फ़ीस is फीस, ਵਜ਼ੀਫ਼ਾ is ਵਜੀਫਾ, ಜ಼ is ಜ
  { pattern: /[\u093c\u09bc\u0a3c\u0b3c\u0cbc]/g, replacement: '' },
  // Devanagari: गाँव, हिन्दी, सम्बन्ध are गांव, हिंदी, संबंध
  { pattern: /ँ|[ङञणनम]\u094d(?=[क-म])/g, replacement: 'ं' },
  // digits of the scripts of India: २०२६ and ௨௦௨௬ are 2026
  {
    pattern: /(?=[\u0900-\u0dff])\p{Nd}/gu,
    replacement: (digit) => String((digit.charCodeAt(0) % 16) - 6),
  },
];

import type { Rule } from '#languages/folding.ts';

/**
 * Spellings of Tamil that the search takes for the same. Vowel signs in two pieces are one after
 * NFKC.
 */
export const RULES: readonly Rule[] = [
  // One encoding
  // the sign of au, typed with the letter ள: பெளதிகம் is பௌதிகம், but வெளி and வெள்ளி stay
  { pattern: /\u0bc6ள(?![\u0bbe-\u0bcd])/g, replacement: '\u0bcc' },
  // the letter au in the same way: ஒளவை is ஔவை
  { pattern: /ஒ(?:ள(?![\u0bbe-\u0bcd])|\u0bd7)/g, replacement: 'ஔ' },
  // அா is ஆ
  { pattern: /அ\u0bbe/g, replacement: 'ஆ' },
  // One spelling: letters of Grantha and the Tamil ones for them
  // ஶ்ரீ is ஸ்ரீ
  { pattern: /ஶ/g, replacement: 'ஸ' },
  // பரீக்ஷை is பரீட்சை
  { pattern: /க்ஷ/g, replacement: 'ட்ச' },
  // ஜனவரி is சனவரி; ஜி and சி stay apart, as the Latin letters G and C are called so
  { pattern: /ஜ(?![\u0bbf\u0bcd])/g, replacement: 'ச' },
  // ஸமூகம் is சமூகம்; பஸ் is not பசு
  { pattern: /ஸ(?!\u0bcd)/g, replacement: 'ச' },
  // ஜுன் is ஜூன்
  { pattern: /(^|\s)சு(?=ன்|லை)/g, replacement: '$1சூ' },
  // Words that newspapers, government and readers spell differently
  // இலட்சம் is லட்சம், இரயில் is ரயில், இரத்து is ரத்து
  { pattern: /(^|\s)இ(?=லட்ச|ரயில|ரத்து)/g, replacement: '$1' },
  // நாட்கள் is நாள்கள், பொருட்கள் is பொருள்கள்
  { pattern: /(நா|பொரு)ட்(?=கள)/g, replacement: '$1ள்' },
  // ஆகஸ்டு is ஆகஸ்ட்
  { pattern: /ஆகஸ்டு/g, replacement: 'ஆகஸ்ட்' },
  // என்ஜினியரிங், இன்ஜினியரிங் and எஞ்சினீயரிங் are இன்ஜினீயரிங்
  { pattern: /[எஇ][னஞ]்[சஜ]\u0bbfன[\u0bbf\u0bc0]ய/g, replacement: 'இன்ஜினீய' },
];

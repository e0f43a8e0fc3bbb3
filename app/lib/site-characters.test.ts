import { expect, it } from 'vitest';
import { findMissingSigns } from './site-characters.ts';

it.each([
  ['Bus timings 🎉', 'words', '🎉 (U+1F389)'],
  [
    'हिन्दी',
    'words in Malayalam or Latin letters, or a document',
    'ह (U+0939), ि (U+093F), न (U+0928), ् (U+094D), द (U+0926), ी (U+0940)',
  ],
  [
    'தமிழ்',
    'words in Malayalam or Latin letters, or a document',
    'த (U+0BA4), ம (U+0BAE), ி (U+0BBF), ழ (U+0BB4), ் (U+0BCD)',
  ],
  ['½ day', '1/2', '½ (U+00BD)'],
  ['45 m²', '“sq.”, as in sq. m', '² (U+00B2)'],
  ['50 ± 5', '“plus or minus”', '± (U+00B1)'],
  ['Home → Fees', '“to” or a comma', '→ (U+2192)'],
  ['MATLAB™', 'the name without the sign', '™ (U+2122)'],
  ['€ 20', '“euro”', '€ (U+20AC)'],
  ['✓', '“yes”', '✓ (U+2713)'],
  ['Class Ⅳ', 'IV', 'Ⅳ (U+2163)'],
  ['Ａ4', 'A', 'Ａ (U+FF21)'],
  ['of\ufb01ce', 'fi', 'ﬁ (U+FB01)'],
  ['Ωmega', 'words in Malayalam or Latin letters, or a document', 'Ω (U+03A9)'],
])('%s: another form is named', (text, instead, found) => {
  const ml = expect.stringMatching(/^സൈറ്റിന്റെ ഫോണ്ടിലില്ലാത്ത ചിഹ്നത്തിനു പകരം ./);
  expect(findMissingSigns(text)).toEqual([
    { rule: { en: `${instead} instead of signs that the fonts of the site lack`, ml }, found },
  ]);
});

it.each(['Café, Erdős – “a” … 30 °C × 2 · ₹500 ©', 'കോളേജിന്റെ വെബ്\u200cസൈറ്റ്'])(
  'the characters of the fonts and accented letters are accepted: %s',
  (text) => {
    expect(findMissingSigns(text)).toEqual([]);
  },
);

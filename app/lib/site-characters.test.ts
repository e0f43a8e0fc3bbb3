import { expect, it } from 'vitest';
import { findDeviceSigns, findMissingSigns } from './site-characters.ts';

it.each([
  ['\uf0b7 Bring', 'a new item of the list', '\uf0b7 (U+F0B7)'],
  ['\ue000', 'words', '\ue000 (U+E000)'],
  ['Class Ⅳ', 'IV', 'Ⅳ (U+2163)'],
  ['Ａ4', 'A', 'Ａ (U+FF21)'],
  ['of\ufb01ce', 'fi', 'ﬁ (U+FB01)'],
  ['0487‑2334144', '-', '‑ (U+2011)'],
  ['漢', 'words in Malayalam or Latin letters, or a document', '漢 (U+6F22)'],
])('%s: a sign that cannot be drawn is named with what to write', (text, instead, found) => {
  const ml = expect.stringMatching(/^സൈറ്റിന്റെ ഫോണ്ടിലില്ലാത്ത ചിഹ്നത്തിനു പകരം ./);
  expect(findMissingSigns(text)).toEqual([
    { rule: { en: `${instead} instead of signs that the fonts of the site lack`, ml }, found },
  ]);
});

it.each([
  ['Bus timings 🎉', 'words', '🎉'],
  ['• Marks list', 'a new item of the list', '•'],
  ['≥ 9 CGPA ✓', '“yes”', '✓'],
  ['हिन्दी', 'words in Malayalam or Latin letters, or a document', 'ह, ि, न, ्, द, ी'],
  ['తెలుగు', 'words in Malayalam or Latin letters, or a document', 'త, ె, ల, ు, గ'],
])('%s: a sign that each device draws in its own way is accepted', (text, en, found) => {
  expect(findMissingSigns(text)).toEqual([]);
  expect(findDeviceSigns(text)).toMatchObject([{ instead: { en }, found }]);
});

it.each([
  'Café, Erdős – “a” … 30 °C × 2 · ₹500 ©',
  'കോളേജിന്റെ വെബ്\u200cസൈറ്റ്',
  '≥ 60%, 25°C ± 2°C, kΩ, m², H₂SO₄, ½ day, Δ → ∞, € 20, MATLAB™, § 4',
])('the characters of the fonts and those of every device are accepted: %s', (text) => {
  expect([...findMissingSigns(text), ...findDeviceSigns(text)]).toEqual([]);
});

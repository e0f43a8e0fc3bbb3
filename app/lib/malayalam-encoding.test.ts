import { describe, expect, it } from 'vitest';
import { findEncodingFaults, JOINTED_STEMS } from './malayalam-encoding.ts';

it('accepts Malayalam written with modern letters', () => {
  expect(findEncodingFaults('ഗവൺമെന്റ് എൻജിനീയറിങ് കോളേജിന്റെ വിദ്യാർഥികൾ')).toEqual([]);
});

it.each([
  ['a chillu made with a joiner', 'സര്\u200dക്കാര്'],
  ['a zero-width non-joiner after a vowel', 'ബുധ\u200cനാഴ്ച'],
  ['the old au sign', 'സ\u0d4cകര്യം'],
  ['a dot reph', 'വിദ്യാ\u0d4eഥി'],
  ['Malayalam digits', '൧൨ സീറ്റ്'],
  ['the side by side nta', 'കോളേജിൻറെ'],
  ['the nta with a chillu', 'കോളേജിൻ്റെ'],
])('refuses %s', (_name, text) => {
  expect(findEncodingFaults(text)).not.toEqual([]);
});

it.each(['വെബ്\u200cസൈറ്റ് അറിയിപ്പ്', 'ബുധനാഴ്\u200cച'])('keeps a non-joiner that a keyboard typed between two letters: %s', (text) => {
  expect(findEncodingFaults(text)).toEqual([]);
});

describe('the joint in a loanword', () => {
  it.each(JOINTED_STEMS)('requires U+200C in these stems: %s', (stem) => {
    expect(findEncodingFaults(`${stem}ിന്റെ`)).toEqual([]);
    expect(findEncodingFaults(`${stem.replace('\u200c', '')}ിന്റെ`).map(({ rule }) => rule)).toEqual([`U+200C after the ് inside ${stem}…`]);
    expect(findEncodingFaults(`${stem}\u200c`)).not.toEqual([]);
  });
});

it('shows where an invisible fault is', () => {
  expect(findEncodingFaults('ബുധ\u200cനാഴ്ച')[0]?.found).toContain('U+200C');
});

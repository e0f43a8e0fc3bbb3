import { describe, expect, it } from 'vitest';
import { correctSpelling, findSpellingFaults } from './spelling.ts';

describe('the list of spellings', () => {
  it.each([
    ['ഗവ. എഞ്ചിനീയറിംഗ് കോളജിലെ വിദ്യാർത്ഥികൾക്ക്', 'ഗവ. എൻജിനീയറിങ് കോളേജിലെ വിദ്യാർഥികൾക്ക്'],
    ['റാങ്കിംഗ് തിയതി, പുതിയതിലേക്ക്', 'റാങ്കിങ് തീയതി, പുതിയതിലേക്ക്'],
    ['അപേക്ഷാഫോം പൊലീസിൽ നൽകിയശേഷം', 'അപേക്ഷാ ഫോം പോലീസിൽ നൽകിയ ശേഷം'],
    ['കഴിഞ്ഞ വർഷത്തേക്കാൾ', 'കഴിഞ്ഞ വർഷത്തെക്കാൾ'],
    ['രസതന്ത്രം വകുപ്പിലെ മിനുട്സ്', 'രസതന്ത്ര വകുപ്പിലെ മിനുട്സ്'],
    ['ബി.എസ്സി., പി.എച്ച്.ഡി.-ക്ക്, പി.എച്ച്.ഡി', 'ബി.എസ്.സി., പിഎച്ച്.ഡി.ക്ക്, പിഎച്ച്.ഡി.'],
  ])('changes only what has another form, inside inflected words too: %s', (typed, right) => {
    expect(correctSpelling(typed)).toBe(right);
    expect(findSpellingFaults(right)).toEqual([]);
  });

  it('names each word with its other form', () => {
    expect(findSpellingFaults('ഗവ. എഞ്ചിനീയറിങ് കോളജ്, കോളജിൽ')).toEqual([
      { wrong: 'എഞ്ചിനീയറിങ്', right: 'എൻജിനീയറിങ്' },
      { wrong: 'കോളജ്', right: 'കോളേജ്' },
      { wrong: 'കോളജിൽ', right: 'കോളേജിൽ' },
    ]);
  });

  it('accepts the spellings of this site, and English', () => {
    expect(findSpellingFaults('ഗവൺമെന്റ് എൻജിനീയറിങ് കോളേജിലെ വിദ്യാർഥികൾക്ക് മേയ് 4 വരെ')).toEqual([]);
    expect(findSpellingFaults('Engineering College, പുതിയതിലേക്ക്')).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '#app/lib/search/fold.ts';
import { correctEncoding, findEncodingFaults, JOINTED_STEMS } from './encoding.ts';

it('accepts Malayalam written with modern letters', () => {
  expect(findEncodingFaults('ഗവൺമെന്റ് എൻജിനീയറിങ് കോളേജിന്റെ വിദ്യാർഥികൾ')).toEqual([]);
});

it.each([
  ['a chillu made with a joiner', 'സര്\u200dക്കാര്'],
  ['a zero-width non-joiner after a vowel', 'ബുധ\u200cനാഴ്ച'],
  ['the old au sign', 'സ\u0d4cകര്യം'],
  ['a dot reph', 'വിദ്യാ\u0d4eഥി'],
  ['Malayalam digits', '൧൨ സീറ്റ്'],
  ['the nta with a chillu', 'കോളേജിൻ്റെ'],
  ['a chillu that the fonts lack', 'വാ\u0d7f'],
  ['a byte order mark inside a text', 'Fee\ufeff notice'],
  ['a soft hyphen', 'Compu\u00adter'],
  ['a word joiner', 'A\u2060B'],
  ['a visarga typed as a colon', 'പുന:പ്രവേശനം'],
])('refuses %s', (_name, text) => {
  expect(findEncodingFaults(text)).not.toEqual([]);
});

it.each(['എൻറോൾമെന്റ്', 'ഹെൻറിയുടെ', 'എൻറിച്ച്മെന്റ്', 'എൻറൂട്ട്', 'പെൻറോസ്'])(
  'keeps an n before an r, which is no nta: %s',
  (text) => {
    expect(findEncodingFaults(text)).toEqual([]);
    const typed = text.replace('ൻറ', 'ന്\u200dറ');
    expect(correctEncoding(typed)).toEqual({ text, corrections: ['chillu'] });
  },
);

it.each(['എൻറെ', 'ഗവൺമെൻറ്', 'സെൻറർ', 'ഗാരൻറി', 'എൻറിറ്റി', 'സെൻറിമീറ്റർ'])(
  'refuses an old nta: %s',
  (text) => {
    expect(findEncodingFaults(text).map(({ rule }) => rule.en)).toEqual([
      'ന്റ (U+0D28 U+0D4D U+0D31) instead of ൻറ',
    ]);
  },
);

it.each(['വെബ്\u200cസൈറ്റ് അറിയിപ്പ്', 'ബുധനാഴ്\u200cച'])(
  'keeps a non-joiner that a keyboard typed between two letters: %s',
  (text) => {
    expect(findEncodingFaults(text)).toEqual([]);
  },
);

it.each([
  ['Kannada', 'ವೆಬ್\u200cಸೈಟ್\u200cನಲ್ಲಿ ರ\u200d್ಯಾಂಕ್ ಪಟ್ಟಿ'],
  ['Hindi', 'उद्\u200cघाटन'],
  ['Marathi', 'दुसऱ्या दर्\u200dयाखोऱ्यांत'],
  ['Bengali', 'র\u200d্যাঙ্ক তালিকা'],
  ['Telugu', 'వెబ్\u200cసైట్\u200cలో'],
  ['Gujarati', 'ઉદ્\u200cઘાટન'],
  ['Odia', 'ୱେବ୍\u200cସାଇଟ୍\u200cରେ'],
  ['Tamil', 'ரிக்\u200cஷா'],
  ['Punjabi', 'ਪ੍\u200cਰ'],
])('keeps the joiners of a word in %s, and only those', (_language, words) => {
  expect(findEncodingFaults(words)).toEqual([]);
  expect(correctEncoding(words)).toEqual({ text: words, corrections: [] });
  const twice = words.replaceAll(/[\u200c\u200d]/g, '$&\u200d\u00ad');
  expect(correctEncoding(`${twice}\u200c`)).toEqual({ text: words, corrections: ['hidden'] });
});

it.each([
  ['ദു:ഖവെള്ളി, പുന:പരിശോധന, അന്ത:സംസ്ഥാന', 'ദുഃഖവെള്ളി, പുനഃപരിശോധന, അന്തഃസംസ്ഥാന'],
  ['അപേക്ഷ:ഫോം സമയം:രാവിലെ വിമന:ക', 'അപേക്ഷ:ഫോം സമയം:രാവിലെ വിമന:ക'],
])('writes a visarga for a colon where only one can be meant: %s', (typed, text) => {
  expect(correctEncoding(typed).text).toBe(text);
});

describe('the joint in a loanword', () => {
  it.each(JOINTED_STEMS)('requires U+200C in these stems: %s', (stem) => {
    expect(findEncodingFaults(`${stem}ൽ`)).toEqual([]);
    expect(findEncodingFaults(`${stem.replace('\u200c', '')}ൽ`).map(({ rule }) => rule.en)).toEqual(
      [`U+200C after the ് inside ${stem}…`],
    );
    expect(findEncodingFaults(`${stem}\u200c`)).not.toEqual([]);
  });
});

it.each([
  ['സര്ക്കാർ', 'സർക്കാർ'],
  ['വിദ്യാര്ഥികൾ', 'വിദ്യാർഥികൾ'],
  ['കോഴ്സുകള്ക്കും', 'കോഴ്സുകൾക്കും'],
])(
  'a keyboard that makes a chillu only at the end of a word leaves %s, which is %s',
  (typed, text) => {
    expect(findEncodingFaults(typed)).toHaveLength(1);
    expect(correctEncoding(typed)).toEqual({ text, corrections: ['chillu'] });
  },
);

it.each(['കാര്യം', 'സ്വാതന്ത്ര്യദിനം', 'വെള്ളി', 'പേര്'])('keeps %s', (text) => {
  expect(findEncodingFaults(text)).toEqual([]);
});

it.each([
  ['വകുപ്പ്്', 'വകുപ്പ്'],
  ['ഫീീസ്', 'ഫീസ്'],
  ['കംം', 'കം'],
  ['அறிிவிப்பு', 'அறிவிப்பு'],
  ['सूूचना', 'सूचना'],
])('a sign that was typed twice stands once: %s, %s', (typed, text) => {
  expect(findEncodingFaults(typed)).toHaveLength(1);
  expect(correctEncoding(typed)).toEqual({ text, corrections: ['form'] });
});

it.each(['കിീ', 'കേെ', 'ൻ്', 'കാ്', 'അറിയിപ്പ് ാണ്', 'ഫീസ് ് അടയ്ക്കുക', 'सूुचना'])(
  'a sign that no letter can carry is left to the person: %s',
  (text) => {
    expect(findEncodingFaults(text)).toHaveLength(1);
    expect(correctEncoding(text)).toEqual({ text, corrections: [] });
  },
);

it.each(['ഫീസു്', '10-ാം', 'ദുഃഖം', 'കൊല്ലം', 'ஸ்ரீ', 'दुःख', 'ಕೋರ್ಸ್'])('accepts %s', (text) => {
  expect(findEncodingFaults(text)).toEqual([]);
});

it('shows where an invisible fault is', () => {
  expect(findEncodingFaults('ബുധ\u200cനാഴ്ച')[0]?.found).toContain('U+200C');
});

describe('the correction', () => {
  it.each([
    ['കാര്\u200dഡുകള്\u200d', 'കാർഡുകൾ', ['chillu']],
    ['സര്\u200dക്കാര്\u200d അവന്\u200d കാല്\u200d തൂണ്\u200d കാറ്\u200d', 'സർക്കാർ അവൻ കാൽ തൂൺ കാർ', ['chillu']],
    ['കോളേജിന്\u200dറെ', 'കോളേജിന്റെ', ['chillu']],
    ['ഗവൺമെൻ്റ്', 'ഗവൺമെന്റ്', ['form']],
    ['വാക്\u200d', 'വാക്', ['chillu']],
    ['എന്ന്\u200d ഗേറ്റ്\u200d', 'എന്ന് ഗേറ്റ്', ['chillu']],
    ['ബോര്\u200dണ്\u200d', 'ബോർൺ', ['chillu']],
    ['വാൿ ദൃൿസാക്ഷി', 'വാക് ദൃക്\u200cസാക്ഷി', ['lacking']],
    ['ബുധ\u200cനാഴ്\u200cച\u200b', 'ബുധനാഴ്\u200cച', ['hidden']],
    ['വെബ്\u200c\u200cസൈറ്റ്\u200c', 'വെബ്\u200cസൈറ്റ്', ['hidden']],
    ['\ufeffFee\u200e no\u00adtice\u200f\u2060', 'Fee notice', ['hidden']],
    ['മുഴുവൻ\u00adസമയം \u00adഅ\u00ad', 'മുഴുവൻ\u00adസമയം അ', ['hidden']],
    ['സോഫ്റ്റ്വെയർ', 'സോഫ്റ്റ്\u200cവെയർ', ['apart']],
    ['സോഫ്റ്റ്\u200dവെയർ', 'സോഫ്റ്റ്\u200cവെയർ', ['chillu']],
    ['സ\u0d4cകര്യം, കാ\u0d4eയ്യം, ൨൦൨൬', 'സൗകര്യം, കാർയ്യം, 2026', ['form']],
    ['ക\u0d46\u0d3eല്ലം', 'കൊല്ലം', ['form']],
    [
      '[വിക്കി](https://ml.wikipedia.org/wiki/കേരള\u200dം) അവര്\u200d',
      '[വിക്കി](https://ml.wikipedia.org/wiki/കേരള\u200dം) അവർ',
      ['chillu'],
    ],
  ])('%j becomes %j', (text, right, corrections) => {
    expect(correctEncoding(text)).toEqual({ text: right, corrections });
  });

  it.each([
    'ഹെൻറി',
    'കായിക\u00adവിദ്യാഭ്യാസം',
    'உதவிப்\u00adபேராசிரியர்கள்',
    'ಪರೀಕ್ಷಾ\u00adನಿಯಂತ್ರಕರು',
    'परीक्षा\u00adनियंत्रक',
    'পরীক্ষা\u00adনিয়ন্ত্রক',
    'పరీక్షా\u00adనియంత్రణాధికారి',
    'വെബ്\u200cസൈറ്റ്',
    'Plain English, 10 %',
    'ലിങ്ക്: \u202eabc',
  ])('leaves what is right or what a person has to decide: %j', (text) => {
    expect(correctEncoding(text)).toEqual({ text, corrections: [] });
  });

  it('makes one sign of ai of two signs of e, and the sign of au stays beside it', () => {
    expect(correctEncoding('ക\u0d46\u0d46 ക\u0d46\u0d46\u0d4c').text).toBe('ക\u0d48 ക\u0d48\u0d57');
  });

  const part = fc.constantFrom(
    ...'കനണരറലളമയവസംാൌൌിു്ൺൻർൽൾൿൔൎ൨ Aa.\u200b\u200c\u200d\u200e\ufeff\u00ad\u2060',
    'സോഫ്റ്റ്വെയർ',
    'ന്\u200d',
  );
  const forPersons = /ൻറ$|^one vowel sign/;
  it('leaves no fault but those for a person, changes nothing twice, and the search finds the same', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const { text } = correctEncoding(parts.join(''));
        expect(findEncodingFaults(text).filter(({ rule }) => !forPersons.test(rule.en))).toEqual(
          [],
        );
        expect(correctEncoding(text)).toEqual({ text, corrections: [] });
        expect(foldText(text)).toBe(foldText(parts.join('').normalize('NFC')));
      }),
      { numRuns: 2000 },
    );
  });
});

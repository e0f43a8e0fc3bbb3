import { expect, it } from 'vitest';
import { plainText } from '#app/lib/marked-text.ts';
import { markShortWords } from './marked-words.server.ts';

const site = {
  plainWords: [
    {
      id: 'cee',
      term: { en: 'CEE', ml: 'സി.ഇ.ഇ.' },
      full: { en: 'Commissioner for Entrance Examinations', ml: 'പ്രവേശന പരീക്ഷാ കമ്മിഷണർ' },
      meaning: { en: 'Allots the seats.', ml: 'സീറ്റ് അനുവദിക്കുന്നു.' },
    },
    {
      id: 'keam',
      term: { en: 'KEAM', ml: 'കീം' },
      meaning: { en: 'The entrance examination.', ml: 'പ്രവേശന പരീക്ഷ.' },
    },
  ],
};

it('a text without abbreviations is unchanged', () => {
  expect(markShortWords(site, 'en').mark('Original and one copy')).toBe('Original and one copy');
});

it('each abbreviation of a text is marked', () => {
  const { mark } = markShortWords(site, 'en');
  expect(mark('Issued by the CEE (KEAM), CEE')).toEqual([
    'Issued by the ',
    { id: 'cee', form: 'CEE' },
    ' (',
    { id: 'keam', form: 'KEAM' },
    '), ',
    { id: 'cee', form: 'CEE' },
  ]);
});

it('a Malayalam abbreviation keeps its case ending, and no letter is lost', () => {
  const { mark } = markShortWords(site, 'ml');
  expect(mark('സി.ഇ.ഇ.യുടെ മെമ്മോ')).toEqual([{ id: 'cee', form: 'സി.ഇ.ഇ.' }, 'യുടെ മെമ്മോ']);
  expect(plainText(mark('KEAM റാങ്ക്: സി.ഇ.ഇ.'))).toBe('KEAM റാങ്ക്: സി.ഇ.ഇ.');
});

it('abbreviations found have their long forms if any, their meanings and their addresses in the list', () => {
  const marker = markShortWords(site, 'ml');
  expect(marker.words).toEqual({});
  marker.mark('സി.ഇ.ഇ. KEAM');
  expect(marker.words).toEqual({
    cee: {
      long: 'പ്രവേശന പരീക്ഷാ കമ്മിഷണർ',
      meaning: 'സീറ്റ് അനുവദിക്കുന്നു.',
      href: '/ml/help/plain-words#cee',
    },
    keam: { long: undefined, meaning: 'പ്രവേശന പരീക്ഷ.', href: '/ml/help/plain-words#keam' },
  });
});

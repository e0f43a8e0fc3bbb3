import { describe, expect, it } from 'vitest';
import { renderHtml } from '#app/lib/html.server.ts';
import { shortForms } from './short-forms.server.ts';
import { explainShortWords, wordBox } from './short-words.server.ts';

const meaning = (en: string, ml: string) => ({ en, ml });
const WORDS = [
  {
    id: 'keam',
    term: { en: 'KEAM', ml: 'കീം' },
    meaning: meaning('The entrance examination.', 'പ്രവേശന പരീക്ഷ.'),
  },
  {
    id: 'cee',
    term: { en: 'CEE', ml: 'സി.ഇ.ഇ.' },
    also: ['Commissioner for Entrance Examinations'],
    full: { en: 'Commissioner for Entrance Examinations', ml: 'പ്രവേശന പരീക്ഷാ കമ്മിഷണർ' },
    meaning: meaning('Allots the seats.', 'സീറ്റ് അനുവദിക്കുന്നു.'),
  },
  {
    id: 'tc',
    term: { en: 'TC', ml: 'ടി.സി.' },
    meaning: meaning('A paper on leaving.', 'പോകുമ്പോൾ നൽകുന്ന രേഖ.'),
  },
  { id: 'ncc', term: { en: 'NCC', ml: 'എൻ.സി.സി.' }, meaning: meaning('Cadets.', 'കേഡറ്റുകൾ.') },
  {
    id: 'lateral-entry',
    term: { en: 'Lateral entry', ml: 'ലാറ്ററൽ എൻട്രി' },
    also: ['LET', 'എൽ.ഇ.ടി.'],
    meaning: meaning('Into the second year.', 'രണ്ടാം വർഷത്തിലേക്ക്.'),
  },
];
const site = { plainWords: WORDS };
const english = () => explainShortWords(site, 'en');
const malayalam = () => explainShortWords(site, 'ml');

/** The words with an explanation, in text order. */
const explained = (html: string) =>
  [...html.matchAll(/ class="word"[^>]*>(.*?)<\/a>/g)].map((match) => match[1]);

describe('an abbreviation', () => {
  it.each([
    ['KEAM', 'KEAM'],
    ['MoU', 'എം.ഒ.യു.'],
    ['CoA', 'സി.ഒ.എ.'],
    ['AISHE', 'എ.ഐ.എസ്.എച്ച്.ഇ.'],
    ['TFW', 'ടി.എഫ്.ഡബ്ല്യു.'],
  ])('consists of letters: %s, %s', (en, ml) => {
    expect(shortForms({ term: { en, ml } })).toEqual([...new Set([en, ml])]);
  });

  it.each([
    ['Allotment', 'അലോട്ട്മെന്റ്'],
    ['B.Tech', 'ബി.ടെക്'],
    ['Ph.D', 'പിഎച്ച്.ഡി.'],
    ['LBS Centre', 'എൽ.ബി.എസ്. സെന്റർ'],
    ['e-tender', 'ഇ-ടെൻഡർ'],
  ])('is not a word or a name: %s, %s', (en, ml) => {
    expect(shortForms({ term: { en, ml } })).toEqual([]);
  });

  it('may be only another spelling of a term', () => {
    expect(
      shortForms({ term: { en: 'Lateral entry', ml: 'ലാറ്ററൽ എൻട്രി' }, also: ['LET', 'എൽ.ഇ.ടി.'] }),
    ).toEqual(['LET', 'എൽ.ഇ.ടി.']);
  });
});

describe('the first use of an abbreviation', () => {
  it('is a link to its entry in the list of terms, with its long form and meaning for the script, and nothing of them is in the text', () => {
    expect(english().html('Ask the CEE (KEAM) first.')).toBe(
      'Ask the <a class="word" href="/help/plain-words#cee" data-long="Commissioner for Entrance Examinations" data-meaning="Allots the seats.">CEE</a> ' +
        '(<a class="word" href="/help/plain-words#keam" data-meaning="The entrance examination.">KEAM</a>) first.',
    );
  });

  it('links to the terms in its own language', () => {
    expect(malayalam().html('KEAM')).toContain('href="/ml/help/plain-words#keam"');
  });

  it('is explained where Malayalam pronounces it as a word, but not inside another word', () => {
    expect(explained(malayalam().html('സ്കീം; കീം റാങ്ക്'))).toEqual(['കീം']);
  });

  it('is explained once on a page, also if another text of the page uses it', () => {
    const page = english();
    expect(explained(page.html('KEAM and CEE; the CEE holds KEAM.'))).toEqual(['KEAM', 'CEE']);
    expect(page.html('KEAM again.')).toBe('KEAM again.');
  });

  it('is explained once in each tab, but not if the text above the tabs has explained it', () => {
    const page = english();
    page.html('KEAM decides.');
    expect(explained(page.part().html('KEAM, CEE'))).toEqual(['CEE']);
    expect(explained(page.part().html('KEAM, CEE'))).toEqual(['CEE']);
  });

  it('escapes HTML characters of the text', () => {
    expect(english().html('TC & <fees>')).toMatch(/<\/a> &#x26; &#x3C;fees>$/);
  });
});

describe('an abbreviation is not found', () => {
  it.each([
    ['in a longer word', 'TCS, NKEAM, CEE2'],
    ['in small letters', 'let us ask'],
    ['in a longer abbreviation', 'എൻ.ടി.സി. ടി.സി.എസ്.'],
  ])('%s', (_, text) => {
    expect(explained(malayalam().html(text))).toEqual([]);
  });

  it('as the end of a longer one with its own explanation', () => {
    expect(explained(malayalam().html('എൻ.സി.സി., ടി.സി.'))).toEqual(['എൻ.സി.സി.', 'ടി.സി.']);
  });
});

it.each([
  ['സി.ഇ.ഇ.യുടെ വെബ്സൈറ്റ്', 'സി.ഇ.ഇ.'],
  ['ടി.സി.യും', 'ടി.സി.'],
  ['KEAM-ന്റെ ഫലം', 'KEAM'],
  ['by rank (KEAM), then', 'KEAM'],
  ['the “KEAM” list', 'KEAM'],
  ['by rank of KEAM.', 'KEAM'],
  ['പരീക്ഷയിലെ (KEAM-ന്റെ) റാങ്ക്', 'KEAM'],
  ['രേഖ (ടി.സി.); പകർപ്പ്', 'ടി.സി.'],
])(
  '“%s” has an explanation of %s without its case ending and punctuation, and its text stays the same',
  (text, word) => {
    const html = malayalam().html(text);
    expect(explained(html)).toEqual([word]);
    expect(html.replaceAll(/<[^>]*>/g, '')).toBe(text);
  },
);

it('the box in the foot has room for a long form and a meaning, and the link to all terms, in the language of the page', () => {
  expect(renderHtml({ type: 'root', children: [wordBox('ml')] })).toBe(
    '<div class="word-meaning" popover="auto" role="dialog" tabindex="-1" lang="ml"><strong></strong> <span></span> ' +
      '<a href="/ml/help/plain-words">എല്ലാ വാക്കുകളുടെയും അർഥം</a></div>',
  );
});

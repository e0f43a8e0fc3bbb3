import { describe, expect, it } from 'vitest';
import { shortForms } from './short-forms.server.ts';
import { explainShortWords } from './short-words.server.ts';

const meaning = (en: string, ml: string) => ({ en, ml });
const WORDS = [
  { id: 'keam', term: { en: 'KEAM', ml: 'കീം' }, meaning: meaning('The entrance examination.', 'പ്രവേശന പരീക്ഷ.') },
  {
    id: 'cee',
    term: { en: 'CEE', ml: 'സി.ഇ.ഇ.' },
    also: ['Commissioner for Entrance Examinations'],
    full: { en: 'Commissioner for Entrance Examinations', ml: 'പ്രവേശന പരീക്ഷാ കമ്മിഷണർ' },
    meaning: meaning('Allots the seats.', 'സീറ്റ് അനുവദിക്കുന്നു.'),
  },
  { id: 'tc', term: { en: 'TC', ml: 'ടി.സി.' }, meaning: meaning('A paper on leaving.', 'പോകുമ്പോൾ നൽകുന്ന രേഖ.') },
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
const explained = (html: string) => [...html.matchAll(/<abbr>(.*?)<\/abbr>/g)].map((match) => match[1]);

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
    expect(shortForms({ term: { en: 'Lateral entry', ml: 'ലാറ്ററൽ എൻട്രി' }, also: ['LET', 'എൽ.ഇ.ടി.'] })).toEqual(['LET', 'എൽ.ഇ.ടി.']);
  });
});

describe('the first use of an abbreviation', () => {
  it('is a button that opens its long form, its meaning and a link to all terms', () => {
    expect(english().html('Ask the CEE first.')).toBe(
      'Ask the <button type="button" class="word" popovertarget="word-cee"><abbr>CEE</abbr></button>' +
        '<span id="word-cee" class="word-meaning" popover=""><strong>Commissioner for Entrance Examinations</strong> Allots the seats. ' +
        '<a href="/help/plain-words#cee">All words explained</a></span> first.',
    );
  });

  it('links to the terms in its own language', () => {
    expect(malayalam().html('KEAM')).toContain('<a href="/ml/help/plain-words#keam">എല്ലാ വാക്കുകളുടെയും അർഥം</a>');
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
    expect(explained(page.part('btech').html('KEAM, CEE'))).toEqual(['CEE']);
    const other = page.part('mtech').html('KEAM, CEE');
    expect(explained(other)).toEqual(['CEE']);
    expect(other).toContain('id="word-mtech-cee"');
  });

  it('escapes HTML characters of the text', () => {
    expect(english().html('TC & <fees>')).toMatch(/<\/span> &#x26; &#x3C;fees>$/);
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

describe('a case ending of Malayalam', () => {
  it.each([
    ['സി.ഇ.ഇ.യുടെ വെബ്സൈറ്റ്', 'സി.ഇ.ഇ.', 'യുടെ'],
    ['ടി.സി.യും', 'ടി.സി.', 'യും'],
    ['KEAM-ന്റെ ഫലം', 'KEAM', '-ന്റെ'],
  ])('of %s stays outside of the button, and on its line', (text, word, ending) => {
    const html = malayalam().html(text);
    expect(explained(html)).toEqual([word]);
    expect(html).toMatch(new RegExp(`^<span class="word-unit"><button .*</button><span id=.*</span>${ending}</span>`));
  });
});

describe('a bracket, quotation mark or full stop next to the abbreviation', () => {
  it.each([
    ['by rank (KEAM), then', '(', '),', 'KEAM'],
    ['the “KEAM” list', '“', '”', 'KEAM'],
    ['by rank of KEAM.', '', '.', 'KEAM'],
    ['പരീക്ഷയിലെ (KEAM-ന്റെ) റാങ്ക്', '(', '-ന്റെ)', 'KEAM'],
    ['രേഖ (ടി.സി.); പകർപ്പ്', '(', ');', 'ടി.സി.'],
  ])('of %s stays on its line', (text, before, after, word) => {
    const html = malayalam().html(text);
    expect(explained(html)).toEqual([word]);
    const unit = html.match(/<span class="word-unit">(.*)<button .*<\/button><span id=.*<\/a><\/span>(.*)<\/span>/);
    expect(unit?.slice(1)).toEqual([before, after]);
  });
});

it('in brief form has only its long form, or its meaning if it has none', () => {
  const brief = english().brief();
  expect(brief.html('Ask the CEE.')).toContain('popover=""><strong>Commissioner for Entrance Examinations</strong></span>');
  expect(brief.html('Write KEAM.')).toContain('popover="">The entrance examination.</span>');
});

it('that was explained before is not explained again in brief form', () => {
  const explainer = english();
  explainer.html('Ask the CEE.');
  expect(explained(explainer.brief().html('The CEE and the TC.'))).toEqual(['TC']);
});

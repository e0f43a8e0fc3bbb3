import { describe, expect, it } from 'vitest';
import { words } from '#tests/support/words.ts';
import { explainShortWords, shortForms } from './short-words.server.ts';

const WORDS = [
  {
    id: 'keam',
    term: words('KEAM', 'കീം'),
    meaning: words('The entrance examination.', 'പ്രവേശന പരീക്ഷ.'),
  },
  {
    id: 'cee',
    term: words('CEE', 'സി.ഇ.ഇ.'),
    also: ['Commissioner for Entrance Examinations'],
    full: words('Commissioner for Entrance Examinations', 'പ്രവേശന പരീക്ഷാ കമ്മിഷണർ'),
    meaning: words('Allots the seats.', 'സീറ്റ് അനുവദിക്കുന്നു.'),
  },
  {
    id: 'tc',
    term: words('TC', 'ടി.സി.'),
    meaning: words('A paper on leaving.', 'പോകുമ്പോൾ നൽകുന്ന രേഖ.'),
  },
  { id: 'ncc', term: words('NCC', 'എൻ.സി.സി.'), meaning: words('Cadets.', 'കേഡറ്റുകൾ.') },
  {
    id: 'lateral-entry',
    term: words('Lateral entry', 'ലാറ്ററൽ എൻട്രി'),
    also: ['LET', 'എൽ.ഇ.ടി.'],
    meaning: words('Into the second year.', 'രണ്ടാം വർഷത്തിലേക്ക്.'),
  },
];
const page = (html: string, locale: 'en' | 'ml' = 'en') =>
  explainShortWords(`<main>${html}</main>`, WORDS, locale).slice(6, -7);
const malayalam = (html: string) => page(html, 'ml');

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
    expect(shortForms({ term: words(en, ml) })).toEqual([...new Set([en, ml])]);
  });

  it.each([
    ['Allotment', 'അലോട്ട്മെന്റ്'],
    ['B.Tech', 'ബി.ടെക്'],
    ['Ph.D', 'പിഎച്ച്.ഡി.'],
    ['LBS Centre', 'എൽ.ബി.എസ്. സെന്റർ'],
    ['e-tender', 'ഇ-ടെൻഡർ'],
  ])('is not a word or a name: %s, %s', (en, ml) => {
    expect(shortForms({ term: words(en, ml) })).toEqual([]);
  });

  it('may be only another spelling of a term', () => {
    expect(
      shortForms({ term: words('Lateral entry', 'ലാറ്ററൽ എൻട്രി'), also: ['LET', 'എൽ.ഇ.ടി.'] }),
    ).toEqual(['LET', 'എൽ.ഇ.ടി.']);
  });
});

describe('the first use of an abbreviation', () => {
  it('is a link to its entry in the list of terms, with its long form and meaning for the script, and nothing of them is in the text', () => {
    expect(page('Ask the CEE (KEAM) first.')).toBe(
      'Ask the <a class="word" href="/help/plain-words#cee" data-long="Commissioner for Entrance Examinations" data-meaning="Allots the seats.">CEE</a> ' +
        '(<a class="word" href="/help/plain-words#keam" data-meaning="The entrance examination.">KEAM</a>) first.',
    );
  });

  it('links to the terms in its own language', () => {
    expect(malayalam('KEAM')).toContain('href="/ml/help/plain-words#keam"');
  });

  it('is explained where Malayalam pronounces it as a word, but not inside another word', () => {
    expect(explained(malayalam('സ്കീം; കീം റാങ്ക്'))).toEqual(['കീം']);
  });

  it('is explained once on a page, in whatever element it stands', () => {
    expect(explained(page('<p>KEAM and CEE</p><ul><li>the CEE, KEAM<br>TC</li></ul>'))).toEqual([
      'KEAM',
      'CEE',
      'TC',
    ]);
  });

  it.each([
    ['tab', '<section data-panel="">'],
    ['card of an event', '<section data-event="spot" id="spot">'],
    ['sheet of a course', '<section data-course="mca" hidden="">'],
    ['state of a part that follows the clock', '<section data-from="2026-12-10T10:00:00Z">'],
  ])('is explained in each %s, but not if the text above has explained it', (_, section) => {
    const html = page(`<p>KEAM</p>${section}KEAM, CEE</section>${section}CEE, KEAM</section>CEE`);
    expect(explained(html)).toEqual(['KEAM', 'CEE', 'CEE', 'CEE']);
  });

  it.each([
    ['a link', '<a href="/x" title="> KEAM">KEAM</a>'],
    ['a heading', '<h2><span>KEAM</span></h2>'],
    ['a table heading', '<table><tr><th>KEAM</th></tr></table>'],
    ['a drawing', '<svg><path d="M0 0"/><text>KEAM</text></svg>'],
    ['what only screen readers have', '<span class="note visually-hidden">KEAM</span>'],
    ['what screen readers do not have', '<span aria-hidden="true">KEAM</span>'],
  ])('is not explained in %s', (_, html) => {
    expect(page(html)).toBe(html);
    expect(explained(page(`${html}KEAM`))).toEqual(['KEAM']);
  });

  it('leaves characters of HTML escaped', () => {
    expect(page('TC &amp; &lt;fees&gt;')).toMatch(/<\/a> &amp; &lt;fees&gt;$/);
  });
});

describe('an abbreviation is not found', () => {
  it.each([
    ['in a longer word', 'TCS, NKEAM, CEE2'],
    ['in small letters', 'let us ask'],
    ['in a longer abbreviation', 'എൻ.ടി.സി. ടി.സി.എസ്.'],
  ])('%s', (_, text) => {
    expect(explained(malayalam(text))).toEqual([]);
  });

  it('as the end of a longer one with its own explanation', () => {
    expect(explained(malayalam('എൻ.സി.സി., ടി.സി.'))).toEqual(['എൻ.സി.സി.', 'ടി.സി.']);
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
    const html = malayalam(text);
    expect(explained(html)).toEqual([word]);
    expect(html.replaceAll(/<[^>]*>/g, '')).toBe(text);
  },
);

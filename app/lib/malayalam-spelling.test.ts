import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findLatinNames, findSpellingFaults } from './malayalam-spelling.ts';

describe('the spelling list', () => {
  it.each([
    ['ഗവൺമെന്റ് എഞ്ചിനീയറിങ് കോളജ്', ['എൻജിനീയ', 'കോളേജ']],
    ['വിദ്യാർത്ഥികൾക്ക്', ['വിദ്യാർഥ']],
    ['റാങ്കിംഗ്', ['ിങ്']],
    ['തിയതി', ['തീയതി']],
    ['നോട്ടിസ് ബോർഡിൽ, പ്രധാന മന്ദിരത്തിനു മുന്നിൽ', ['നോട്ടീസ', 'പ്രധാന കെട്ടിട']],
    ['ആർക്കിടെക്റ്റിന്റെ അപേക്ഷാഫോം പൊലീസിൽ', ['പോലീസ', 'അപേക്ഷാ ഫോ', 'ആർക്കിടെക്ട']],
    ['സ്പോൺസേഡ് സീറ്റുകൾ', ['സ്പോൺസേർഡ']],
    ['ഓപ്പൺ സ്റ്റേജിൽ, ഒറ്റ സെമസ്റ്ററിൽ', ['തുറന്ന വേദി', 'ഒറ്റസംഖ്യാ സെമസ്റ്റ']],
    ['കഴിഞ്ഞ വർഷത്തേക്കാൾ', ['ത്തെക്കാൾ']],
    ['അധ്യാപക ഉപദേഷ്ടാവിനെ കാണുക', ['സ്റ്റാഫ് അഡ്വൈസ']],
    ['പ്രവേശന വഴിയും തുറന്ന വിവരങ്ങളും', ['പ്രവേശന മാർഗം']],
    ['ട്രെയിനിൽ എത്തേണ്ട വഴി, തിരയൽ ഫലങ്ങൾ', ['തിരച്ചിൽ ഫല', 'എത്തേണ്ട വിധം']],
    ['ലാബ് സജ്ജമാക്കി നിർത്തുന്നു', ['പരിപാലിക്കുന്ന']],
    ['സ്രോതസ്സിൽ നികുതി കുറയ്ക്കും', ['നികുതി സ്രോതസ്സിൽ പിടി']],
    ['തുറന്ന വിവരങ്ങൾ എന്ന സഞ്ചാരപാത', ['പേജിന്റെ സ്ഥാനം', 'ഓപ്പൺ ഡേറ്റ']],
    ['പട്ടിക പൂർത്തിയാക്കിയശേഷം പറഞ്ഞശേഷം മാത്രം', ['ിയ ശേഷ', 'ഞ്ഞ ശേഷ']],
    ['രസതന്ത്രം വകുപ്പിലെ, കായികവിദ്യാഭ്യാസം വകുപ്പിലെ', ['തന്ത്ര വകുപ്പ', 'വിദ്യാഭ്യാസ വകുപ്പ']],
    ['പ്രവേശന സ്ട്രീമിന്റെ കള്ളിപ്പട്ടികയിൽ', ['പട്ടിക', 'പ്രവേശന മാർഗ']],
  ])('finds old spellings and avoided words inside inflected words: %s', (text, wanted) => {
    expect(findSpellingFaults(text).map(({ right }) => right)).toEqual(wanted);
  });

  it('accepts the spellings of this site, and English', () => {
    expect(findSpellingFaults('ഗവൺമെന്റ് എൻജിനീയറിങ് കോളേജിലെ വിദ്യാർഥികൾക്ക് മേയ് 4 വരെ')).toEqual([]);
    expect(findSpellingFaults('Engineering College')).toEqual([]);
  });

  it('reports courses and examinations in Latin letters, except GATE', () => {
    expect(findLatinNames('KEAM, GATE വഴി B.Tech പ്രവേശനം').map(({ right }) => right)).toEqual(['കീം', 'ബി.ടെക്']);
    expect(findLatinNames('കീം വഴി ബി.ടെക് പ്രവേശനം')).toEqual([]);
  });

  it('passes the terms of the glossary and the labels of the site and the desk', () => {
    // The third column lists other spellings that were found.
    const terms = readFileSync('docs/glossary.tsv', 'utf8')
      .split('\n')
      .map((row) => row.split('\t')[1] ?? '');
    expect(terms.flatMap((term) => [...findSpellingFaults(term), ...findLatinNames(term)])).toEqual([]);
    for (const file of globSync([
      'app/i18n/failure-messages.ts',
      'app/i18n/**/{ml,*.ml}.ts',
      'app/content/field-labels/*.ts',
      'desk/client/*messages*.ts',
      'desk/server/words.ts',
    ]))
      expect(findSpellingFaults(readFileSync(file, 'utf8')), file).toEqual([]);
  });
});

import type { documents as english } from './documents.en.ts';

export const documents: typeof english = {
  downloads: 'ഡൗൺലോഡുകൾ',
  downloadsLead: 'വായിക്കാനും പ്രിന്റ് എടുക്കാനുമുള്ള ഫോമുകളും സഹായികളും; ഓരോന്നും ഇംഗ്ലീഷിലും മലയാളത്തിലും, വെബ് പേജായും പി.ഡി.എഫ്. ഫയലായും ലഭിക്കും.',
  documentCategory: {
    admission: 'പ്രവേശനം',
    fees: 'ഫീസ്',
    students: 'വിദ്യാർഥികൾക്ക്',
    examination: 'പരീക്ഷകൾ',
    disclosure: 'പൊതുരേഖകൾ',
    pta: 'പി.ടി.എ.',
    tenders: 'ടെൻഡറും ക്വട്ടേഷനും',
  },
  documentNumber: 'നമ്പർ',
  languageName: { en: 'ഇംഗ്ലീഷ്', ml: 'മലയാളം' },
  pageCount: (count) => `${count} പേജ്`,
  kilobytes: (count) => `${count} കെ.ബി.`,
  unreadableFile: 'ഈ ഫയൽ സ്ക്രീൻ റീഡറിൽ വായിക്കാനാവില്ല. ഇതേ വിവരമുള്ള പേജ് തലക്കെട്ടിലെ ലിങ്കിൽ തുറക്കും.',
  filesOf: 'ഫയലുകൾ',
  documentExpired: 'കാലാവധി കഴിഞ്ഞു',
  printNote: 'ഈ പേജിലും പി.ഡി.എഫ്. ഫയലുകളിലും ഒരേ വിവരങ്ങളാണ്.',
};

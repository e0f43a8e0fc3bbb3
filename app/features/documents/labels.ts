export const labels = {
  downloads: { en: 'Downloads', ml: 'ഡൗൺലോഡുകൾ' },
  downloadsLead: {
    en: 'Forms, guides and fee sheets to read or print, each as a web page and as a PDF file in English and Malayalam.',
    ml: 'വായിക്കാനും പ്രിന്റ് എടുക്കാനുമുള്ള ഫോമുകളും സഹായികളും; ഓരോന്നും ഇംഗ്ലീഷിലും മലയാളത്തിലും, വെബ് പേജായും പി.ഡി.എഫ്. ഫയലായും ലഭിക്കും.',
  },
  downloadsLeadAlone: {
    en: 'Forms, guides and fee sheets to read or print, each as a web page and as a PDF file.',
    ml: 'വായിക്കാനും പ്രിന്റ് എടുക്കാനുമുള്ള ഫോമുകളും സഹായികളും; ഓരോന്നും വെബ് പേജായും പി.ഡി.എഫ്. ഫയലായും ലഭിക്കും.',
  },
  documentCategory: {
    admission: { en: 'Admission', ml: 'പ്രവേശനം' },
    fees: { en: 'Fees', ml: 'ഫീസ്' },
    students: { en: 'For students', ml: 'വിദ്യാർഥികൾക്ക്' },
    examination: { en: 'Examinations', ml: 'പരീക്ഷകൾ' },
    disclosure: { en: 'Public information', ml: 'പൊതുരേഖകൾ' },
    pta: { en: 'PTA', ml: 'പി.ടി.എ.' },
    tenders: { en: 'Tenders and quotations', ml: 'ടെൻഡറും ക്വട്ടേഷനും' },
  },
  documentNumber: { en: 'Number', ml: 'നമ്പർ' },
  /** First the language of the page, then the one that is named. */
  languageName: { en: { en: 'English', ml: 'Malayalam' }, ml: { en: 'ഇംഗ്ലീഷ്', ml: 'മലയാളം' } },
  pageCount: {
    one: { en: '1 page', ml: '{count} പേജ്' },
    many: { en: '{count} pages', ml: '{count} പേജ്' },
  },
  kilobytes: { en: '{count} KB', ml: '{count} കെ.ബി.' },
  unreadableFile: {
    en: 'This file cannot be read by a screen reader. The same information is on the page linked from its title.',
    ml: 'ഈ ഫയൽ സ്ക്രീൻ റീഡറിൽ വായിക്കാനാവില്ല. ഇതേ വിവരമുള്ള പേജ് തലക്കെട്ടിലെ ലിങ്കിൽ തുറക്കും.',
  },
  filesOf: { en: 'Files', ml: 'ഫയലുകൾ' },
  documentExpired: { en: 'No longer valid', ml: 'കാലാവധി കഴിഞ്ഞു' },
  printNote: {
    en: 'This page and the PDF files have the same text.',
    ml: 'ഈ പേജിലും പി.ഡി.എഫ്. ഫയലുകളിലും ഒരേ വിവരങ്ങളാണ്.',
  },
};

import type { DocumentMeasure } from '#app/content/reading/collections.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { type DeskLanguage, inDesk } from '#desk/desk-languages.ts';
import type { Words } from '#desk/words.ts';
import { LANGUAGES } from '#languages/languages.ts';
import type { WrongPart } from '#tools/pdf/part-languages.ts';

/** Why a document is refused. */
export const REASONS = {
  tooLong: {
    en: 'The file has more than 300 pages. Divide it.',
    ml: 'ഫയലിൽ 300-ലേറെ പേജുണ്ട്. ഭാഗങ്ങളാക്കുക.',
  },
  noPdf: {
    en: 'This is not a PDF file, or it is damaged. In Word or LibreOffice choose Save as or Export, then PDF.',
    ml: 'ഇത് പി.ഡി.എഫ്. ഫയലല്ല, അല്ലെങ്കിൽ ഫയലിന് കേടുണ്ട്. വേഡിലോ ലിബ്രെ ഓഫീസിലോ സേവ് ആസ് അല്ലെങ്കിൽ എക്സ്പോർട്ട് തിരഞ്ഞെടുത്ത് PDF ആയി സേവ് ചെയ്യുക.',
  },
  twoKinds: {
    en: 'This file is a PDF file and a file of another kind at once. Print it to a new PDF file and choose that one.',
    ml: 'ഈ ഫയൽ ഒരേസമയം പി.ഡി.എഫും മറ്റൊരു തരം ഫയലുമാണ്. പുതിയ പി.ഡി.എഫ്. ഫയലായി പ്രിന്റ് ചെയ്ത് അത് തിരഞ്ഞെടുക്കുക.',
  },
  locked: {
    en: 'The file is protected by a password. Save it without a password.',
    ml: 'ഫയലിന് പാസ്‌വേഡ് ഉണ്ട്. പാസ്‌വേഡ് ഇല്ലാതെ സേവ് ചെയ്യുക.',
  },
  scripts: {
    en: 'The file contains scripts or actions, such as starting a program, sending a form or opening an address. Print it to a new PDF file and choose that one.',
    ml: 'ഫയലിൽ സ്ക്രിപ്റ്റുകളോ പ്രോഗ്രാം തുറക്കൽ, ഫോം അയയ്ക്കൽ, വിലാസം തുറക്കൽ തുടങ്ങിയ പ്രവർത്തനങ്ങളോ ഉണ്ട്. പുതിയ പി.ഡി.എഫ്. ഫയലായി പ്രിന്റ് ചെയ്ത് അത് തിരഞ്ഞെടുക്കുക.',
  },
  attachments: {
    en: 'Other files are attached inside this file, or sound or film. Save it without attachments.',
    ml: 'ഈ ഫയലിനുള്ളിൽ മറ്റു ഫയലുകളോ ശബ്ദമോ ചലച്ചിത്രമോ ഉണ്ട്. അവയില്ലാതെ സേവ് ചെയ്യുക.',
  },
  hidden: {
    en: 'Parts of the file are hidden inside other parts. Print it to a new PDF file and choose that one.',
    ml: 'ഫയലിന്റെ ചില ഭാഗങ്ങൾ മറ്റു ഭാഗങ്ങൾക്കുള്ളിൽ മറഞ്ഞിരിക്കുന്നു. പുതിയ പി.ഡി.എഫ്. ഫയലായി പ്രിന്റ് ചെയ്ത് അത് തിരഞ്ഞെടുക്കുക.',
  },
  links: {
    en: 'The file contains a link to a file or program of a computer, such as C:\\… or file:…. Visitors cannot open it. Remove the link and export the file again.',
    ml: 'ഫയലിൽ കമ്പ്യൂട്ടറിലെ ഒരു ഫയലിലേക്കോ പ്രോഗ്രാമിലേക്കോ (C:\\…, file:…) ലിങ്കുണ്ട്. സന്ദർശകർക്ക് അത് തുറക്കാനാവില്ല. ലിങ്ക് നീക്കി വീണ്ടും എക്സ്പോർട്ട് ചെയ്യുക.',
  },
} satisfies Record<string, Words>;

/** What is missing for screen reader users, and what to do. */
export const MISSING: Record<NonNullable<DocumentMeasure['missing']>[number], Words> = {
  tags: {
    en: 'The file has no tags, so a screen reader cannot read it in order. In the word processor, export it as tagged PDF (PDF/UA).',
    ml: 'ഫയലിൽ ടാഗുകളില്ല; സ്ക്രീൻ റീഡറിന് ക്രമത്തിൽ വായിക്കാനാവില്ല. വേഡ് പ്രോസസറിൽനിന്ന് ടാഗുള്ള പി.ഡി.എഫ്. (PDF/UA) ആയി എക്സ്പോർട്ട് ചെയ്യുക.',
  },
  text: {
    en: 'The file has no text; it is a scan. Export the original text as PDF.',
    ml: 'ഫയലിൽ അക്ഷരങ്ങളില്ല; ഇത് സ്കാൻ ചെയ്തതാണ്. യഥാർഥ ഫയലിൽനിന്ന് പി.ഡി.എഫ്. എക്സ്പോർട്ട് ചെയ്യുക.',
  },
  title: {
    en: 'The file has no title. Add it in the document properties.',
    ml: 'ഫയലിന് തലക്കെട്ടില്ല. ഡോക്യുമെന്റ് പ്രോപ്പർട്ടീസിൽ ചേർക്കുക.',
  },
  language: {
    en: 'The file does not state its language. Choose it in the document properties.',
    ml: 'ഫയലിൽ ഭാഷ രേഖപ്പെടുത്തിയിട്ടില്ല. ഡോക്യുമെന്റ് പ്രോപ്പർട്ടീസിൽ തിരഞ്ഞെടുക്കുക.',
  },
};

/** The text of a file is in the signs of an old font, of which some are shown. */
export const inOldFont = (signs: string): Words => ({
  en: `The text of the file is in an old font (“${signs}”): searches, screen readers and phones find these signs and no Malayalam. Convert the text to Unicode in the word processor and export it again; or print it and scan it with text recognition for Malayalam.`,
  ml: `ഫയലിലെ എഴുത്ത് പഴയ ഫോണ്ടിലാണ് (“${signs}”). തിരയലിനും സ്ക്രീൻ റീഡറിനും ഫോണിനും ഇത് മലയാളമല്ല. വേഡ് പ്രോസസറിൽ യൂണികോഡിലാക്കി വീണ്ടും എക്സ്പോർട്ട് ചെയ്യുക; അല്ലെങ്കിൽ പ്രിന്റ് ചെയ്ത്, മലയാളം തിരിച്ചറിയുന്ന രീതിയിൽ (OCR) സ്കാൻ ചെയ്യുക.`,
});

/** The names of languages, each once. */
function named(codes: readonly string[], locale: DeskLanguage): string {
  const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' });
  const known = codes.map((code) => {
    try {
      return names.of(new Intl.Locale(code.replaceAll('_', '-')).language) ?? code;
    } catch {
      return code;
    }
  });
  return new Intl.ListFormat(locale).format(new Set(known));
}

/** The file states other languages than that of its text. */
export function inOtherLanguage(stated: readonly string[], own: Locale): Words {
  // Where the word processor sets it.
  const office = LANGUAGES[own].script ? 'Complex text layout' : 'Western';
  const { en, ml } = inDesk((locale) => ({
    stated: named(stated, locale),
    own: named([own], locale),
  }));
  return {
    en: `The file says that it is in ${en.stated}; its text is ${en.own}. A screen reader would read it by a voice that cannot. In LibreOffice choose ${en.own} under Tools > Options > Language Settings > Languages > ${office}, in Word under Review > Language, and export it again.`,
    ml: `ഫയലിൽ രേഖപ്പെടുത്തിയ ഭാഷ ${ml.stated} ആണ്; എഴുത്ത് ${ml.own} ആണ്. സ്ക്രീൻ റീഡർ തെറ്റായ ഭാഷയിൽ വായിക്കും. ലിബ്രെ ഓഫീസിൽ Tools > Options > Language Settings > Languages > ${office} എന്നതിലും വേഡിൽ Review > Language എന്നതിലും ${ml.own} തിരഞ്ഞെടുത്ത് വീണ്ടും എക്സ്പോർട്ട് ചെയ്യുക.`,
  };
}

/** So many pages are named; whoever corrects these finds the others. */
const MOST_PAGES = 10;

/** The file calls words of one language another. */
export function partInOther({ own, stated, pages }: WrongPart): Words {
  const rest = pages.length - MOST_PAGES;
  const first = pages.slice(0, MOST_PAGES).join(', ');
  const { en, ml } = inDesk((locale) => ({
    stated: named([stated], locale),
    own: named([own], locale),
  }));
  return {
    en: `The file says that words in ${en.own} are ${en.stated}, on page ${first}${rest > 0 ? ` and ${rest} more` : ''}. A screen reader would read them by a voice that cannot. Select them, choose ${en.own} (in Word under Review > Language, in LibreOffice under Format > Character > Font), and export the file again.`,
    ml: `ഫയലിൽ ${ml.own} വാക്കുകളുടെ ഭാഷ ${ml.stated} എന്നാണ് രേഖപ്പെടുത്തിയിരിക്കുന്നത് (പേജ് ${first}${rest > 0 ? `, മറ്റ് ${rest} പേജുകൾ` : ''}). സ്ക്രീൻ റീഡർ തെറ്റായ ഭാഷയിൽ വായിക്കും. അവ തിരഞ്ഞെടുത്ത് ഭാഷ ${ml.own} ആക്കി (വേഡിൽ Review > Language, ലിബ്രെ ഓഫീസിൽ Format > Character > Font) വീണ്ടും എക്സ്പോർട്ട് ചെയ്യുക.`,
  };
}

export const PROTECTED: Words = {
  en: 'The file is protected so that screen readers may not read it. Save it without protection, or allow "text access for screen readers".',
  ml: 'സ്ക്രീൻ റീഡർ വായിക്കുന്നത് തടയുന്ന സംരക്ഷണം ഫയലിനുണ്ട്. സംരക്ഷണമില്ലാതെ സേവ് ചെയ്യുക; അല്ലെങ്കിൽ സ്ക്രീൻ റീഡറിനുള്ള അനുമതി നൽകുക.',
};

/** A title that says nothing about the document. */
export const uselessTitle = (title: string): Words => ({
  en: `“${title}” is no title: browsers and screen readers show it as the name of the document. Write what the document is in the document properties.`,
  ml: `“${title}” തലക്കെട്ടല്ല. ബ്രൗസറും സ്ക്രീൻ റീഡറും ഇത് ഡോക്യുമെന്റിന്റെ പേരായി കാണിക്കും. എന്ത് ഡോക്യുമെന്റാണെന്ന് ഡോക്യുമെന്റ് പ്രോപ്പർട്ടീസിൽ എഴുതുക.`,
});

/** Of a list, before its columns about persons are public. */
export const personalColumns = (file: string, columns: string): Words => ({
  en: `${file} has columns about persons: ${columns}. Take them out and choose the list again, or say below that a rule wants them public.`,
  ml: `${file} എന്ന പട്ടികയിൽ വ്യക്തിവിവരങ്ങളുടെ കോളങ്ങളുണ്ട്: ${columns}. അവ ഒഴിവാക്കി പട്ടിക വീണ്ടും തിരഞ്ഞെടുക്കുക; അല്ലെങ്കിൽ ചട്ടപ്രകാരം പ്രസിദ്ധീകരിക്കേണ്ടതാണെന്ന് താഴെ രേഖപ്പെടുത്തുക.`,
});

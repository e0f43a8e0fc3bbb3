import type { sharing as english } from './sharing.en.ts';

export const sharing: typeof english = {
  allWords: 'എല്ലാ വാക്കുകളുടെയും അർഥം',
  shareEvent: 'പങ്കിടുക',
  linkCopied: 'ലിങ്ക് പകർത്തി.',
  linkByHand: 'ലിങ്ക് ഇവിടെനിന്ന് പകർത്തുക:',
  sheetLink: 'നോട്ടീസ് ബോർഡിനായി പ്രിന്റ് ചെയ്യുക',
  sheetTitle: (title) => `${title}: നോട്ടീസ് ബോർഡിനുള്ള അറിയിപ്പ്`,
  sheetBack: 'ഈ പ്രവേശനത്തിന്റെ വിവരങ്ങളിലേക്ക് മടങ്ങുക',
  sheetHint: 'ഈ അറിയിപ്പ് ഒരു A4 പേജിൽ ഒതുങ്ങും. ബ്രൗസറിലെ പ്രിന്റ് സൗകര്യം ഉപയോഗിച്ച് പ്രിന്റ് എടുക്കാം.',
  stateOn: (date) => `${date}-ലെ സ്ഥിതി`,
  opensOn: (moment) => `${moment}-ന് തുടങ്ങും`,
  openUntil: (moment) => `നടക്കുന്നു; ${moment} വരെ`,
  closedSince: (moment) => `${moment}-ന് അവസാനിച്ചു`,
  scanCode: 'പുതിയ തീയതികൾക്കും ചോദ്യോത്തരങ്ങൾക്കും ഈ കോഡ് ഫോണിൽ സ്കാൻ ചെയ്യുക:',
  codeOf: (title) => `ഈ പ്രവേശനത്തിന്റെ വിലാസമുള്ള QR കോഡ്: ${title}`,
};

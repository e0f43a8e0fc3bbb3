/** Words of "My admission"; values are in braces. */
export const labels = {
  myAdmission: { en: 'My admission', ml: 'എന്റെ പ്രവേശനം' },
  myAdmissionLink: {
    en: 'My admission: cost, dates and documents on one page',
    ml: 'എന്റെ പ്രവേശനം: ചെലവും തീയതികളും രേഖകളും ഒരു പേജിൽ',
  },
  myAdmissionLead: {
    en: 'Choose your course and category once. The answers are on one page, which you can print or send.',
    ml: 'കോഴ്സും വിഭാഗവും ഒരിക്കൽ തിരഞ്ഞെടുക്കുക. എല്ലാ ഉത്തരങ്ങളും ഒരു പേജിൽ കിട്ടും. അത് പ്രിന്റ് ചെയ്യാം, അയയ്ക്കാം.',
  },
  myAdmissionWords: {
    en: ['my admission', 'checklist', 'total cost', 'hostel and fees'],
    ml: ['എന്റെ പ്രവേശനം', 'രേഖകളുടെ പട്ടിക', 'ആകെ ചെലവ്', 'ഹോസ്റ്റലും ഫീസും'],
  },
  myWithoutScripts: {
    en: 'The choice needs scripts. The tables for every course and category are on these pages:',
    ml: 'തിരഞ്ഞെടുക്കാൻ സ്ക്രിപ്റ്റുകൾ വേണം. എല്ലാ കോഴ്സുകൾക്കും വിഭാഗങ്ങൾക്കുമുള്ള പട്ടികകൾ ഈ പേജുകളിലുണ്ട്:',
  },
  myAll: {
    en: 'Tables for every course and category',
    ml: 'എല്ലാ കോഴ്സുകൾക്കും വിഭാഗങ്ങൾക്കുമുള്ള പട്ടികകൾ',
  },
  myMayI: { en: 'May I apply?', ml: 'അപേക്ഷിക്കാമോ?' },
  myNext: { en: 'The next date', ml: 'അടുത്ത തീയതി' },
  myRanks: { en: 'Last ranks', ml: 'അവസാന റാങ്കുകൾ' },
  myRanksNote: {
    en: 'Not published on this site. See the official website:',
    ml: 'ഈ സൈറ്റിൽ പ്രസിദ്ധീകരിച്ചിട്ടില്ല. ഔദ്യോഗിക സൈറ്റ് കാണുക:',
  },
  myCost: { en: 'What it costs', ml: 'ചെലവ്' },
  myFees: {
    en: 'College fees on admission, with the bus fund',
    ml: 'പ്രവേശന സമയത്തെ കോളേജ് ഫീസ്, ബസ് ഫണ്ട് ഉൾപ്പെടെ',
  },
  myHostel: { en: 'Hostel, when joining', ml: 'ഹോസ്റ്റലിൽ ചേരുമ്പോൾ' },
  myTotal: { en: 'Together, when joining with hostel', ml: 'ഹോസ്റ്റൽ ഉൾപ്പെടെ ചേരുമ്പോൾ ആകെ' },
  myMonthly: { en: 'Hostel and mess, each month', ml: 'ഹോസ്റ്റലും മെസ്സും, ഓരോ മാസവും' },
  myBring: { en: 'What to bring', ml: 'കൊണ്ടുവരേണ്ട രേഖകൾ' },
  myCall: { en: 'Whom to call', ml: 'ആരെ വിളിക്കണം' },
  myCode: {
    en: 'QR code with the address of this page and your choice',
    ml: 'നിങ്ങൾ തിരഞ്ഞെടുത്തവ അടങ്ങിയ ഈ പേജിന്റെ വിലാസം, QR കോഡായി',
  },
};

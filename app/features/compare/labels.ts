export const labels = {
  compareTitle: { en: 'Compare programmes', ml: 'പ്രോഗ്രാമുകൾ താരതമ്യം ചെയ്യുക' },
  compareLead: {
    en: 'Seats, subjects, laboratories, careers and higher studies of two or three programmes, side by side.',
    ml: 'രണ്ടോ മൂന്നോ പ്രോഗ്രാമുകളിലെ സീറ്റ്, പഠനവിഷയങ്ങൾ, ലാബുകൾ, തൊഴിൽമേഖലകൾ, ഉപരിപഠനം എന്നിവ ഒരുമിച്ച്.',
  },
  compareWords: {
    en: ['compare', 'branches', 'which branch', 'programmes'],
    ml: ['താരതമ്യം', 'ബ്രാഞ്ച്', 'ഏത് ബ്രാഞ്ച്', 'പ്രോഗ്രാമുകൾ'],
  },
  compareChoices: {
    en: ['First programme', 'Second programme', 'Third programme'],
    ml: ['ഒന്നാമത്തെ പ്രോഗ്രാം', 'രണ്ടാമത്തെ പ്രോഗ്രാം', 'മൂന്നാമത്തെ പ്രോഗ്രാം'],
  },
  compareNone: { en: 'Choose', ml: 'തിരഞ്ഞെടുക്കുക' },
  /** `{count}` is filled in where the text is shown. */
  comparedProgrammes: { en: 'Programmes shown: {count}', ml: 'കാണിക്കുന്ന പ്രോഗ്രാമുകൾ: {count}' },
  compareChosen: { en: 'Programmes chosen', ml: 'തിരഞ്ഞെടുത്ത പ്രോഗ്രാമുകൾ' },
  compareShared: { en: 'The same for all:', ml: 'എല്ലാറ്റിനും ഒരുപോലെ:' },
  compareRow: {
    duration: { en: 'Duration', ml: 'ദൈർഘ്യം' },
    seats: { en: 'Seats in the first year', ml: 'ഒന്നാം വർഷത്തെ സീറ്റുകൾ' },
    subjects: { en: 'Main subjects, year by year', ml: 'ഓരോ വർഷത്തെയും പ്രധാന വിഷയങ്ങൾ' },
    laboratories: { en: 'Laboratories', ml: 'ലാബുകൾ' },
    careers: { en: 'Where graduates work', ml: 'തൊഴിൽമേഖലകൾ' },
    higherStudy: { en: 'Higher studies in the same department', ml: 'ഇതേ വകുപ്പിലെ ഉപരിപഠനം' },
    ranks: { en: 'Last ranks', ml: 'അവസാന റാങ്കുകൾ' },
    apply: { en: 'Admission', ml: 'പ്രവേശനം' },
  },
  compareNote: {
    seats: {
      en: 'Seats in each category are calculated from the intake and the category shares of {year}. The prospectus for the year is final.',
      ml: 'സീറ്റുകളുടെ എണ്ണവും {year}-ലെ തോതും അടിസ്ഥാനമാക്കി കണക്കാക്കിയത്. അതത് വർഷത്തെ പ്രോസ്പെക്ടസാണ് അന്തിമം.',
    },
    subjects: {
      en: 'The syllabus notified for your batch applies.',
      ml: 'അതത് ബാച്ചിന്റെ സിലബസാണ് അന്തിമം.',
    },
    ranks: {
      en: 'Ranks of earlier years are on the official website.',
      ml: 'മുൻവർഷങ്ങളിലെ റാങ്കുകൾ ഔദ്യോഗിക വെബ്സൈറ്റിലുണ്ട്.',
    },
  },
  yearOfStudy: { en: 'Year {year}: {subjects}', ml: '{year}-ാം വർഷം: {subjects}' },
  inSyllabus: { en: 'See the syllabus of {university}', ml: '{university} സിലബസ് കാണുക' },
  inAddition: { en: '{name}: {seats} more', ml: '{name}: {seats} (ഇതിനു പുറമേ)' },
  doctorateIn: { en: 'Ph.D: {department}', ml: 'പിഎച്ച്.ഡി.: {department}' },
  ranksNotPublished: { en: 'Not published here.', ml: 'ഇവിടെ പ്രസിദ്ധീകരിച്ചിട്ടില്ല.' },
};

export const labels = {
  share: { en: 'Seats out of 100', ml: 'നൂറിൽ എത്ര സീറ്റ്' },
  seatKind: { en: 'Seat category', ml: 'സീറ്റ് വിഭാഗം' },
  seatGroup: {
    merit: { en: 'State merit', ml: 'സംസ്ഥാന മെറിറ്റ്' },
    community: {
      en: 'Socially and educationally backward classes',
      ml: 'സാമൂഹികമായും വിദ്യാഭ്യാസപരമായും പിന്നാക്കം നിൽക്കുന്ന വിഭാഗങ്ങൾ',
    },
    scheduled: { en: 'Scheduled Castes and Scheduled Tribes', ml: 'പട്ടികജാതി, പട്ടികവർഗം' },
  },
  oneStoneOneSeat: {
    en: 'Each stone stands for 1 seat in 100.',
    ml: 'ഓരോ കല്ലും നൂറിൽ ഒരു സീറ്റിനെ സൂചിപ്പിക്കുന്നു.',
  },
  source: { en: 'Source', ml: 'ഉറവിടം' },
  seatMatrix: {
    en: '{awards} seats by programme and category',
    ml: '{awards} സീറ്റുകൾ: പ്രോഗ്രാമും വിഭാഗവും തിരിച്ച്',
  },
  seatMatrixLead: {
    en: 'Annual seats, calculated from the intake of each programme and the category shares of {year}.',
    ml: 'ഒരു വർഷത്തെ സീറ്റുകൾ. ഓരോ പ്രോഗ്രാമിലെയും സീറ്റുകളുടെ എണ്ണവും {year}-ലെ തോതും അടിസ്ഥാനമാക്കി കണക്കാക്കിയത്.',
  },
  seatMatrixTable: { en: 'Seats by category and programme', ml: 'സീറ്റുകൾ: വിഭാഗവും പ്രോഗ്രാമും തിരിച്ച്' },
  seatBarsTitle: {
    en: 'Seats in each programme in three groups of categories',
    ml: 'ഓരോ പ്രോഗ്രാമിലെയും സീറ്റുകൾ മൂന്ന് വിഭാഗങ്ങളിലായി',
  },
  seatGroupShort: {
    merit: { en: 'State merit', ml: 'സംസ്ഥാന മെറിറ്റ്' },
    community: { en: 'Backward classes', ml: 'പിന്നാക്ക വിഭാഗങ്ങൾ' },
    scheduled: { en: 'SC and ST', ml: 'എസ്.സി., എസ്.ടി.' },
  },
  total: { en: 'Total', ml: 'ആകെ' },
  intakeRow: { en: 'Intake: total of all categories', ml: 'പ്രോഗ്രാമിലെ ആകെ സീറ്റ്' },
  besideIntake: { en: 'Over and above the sanctioned intake', ml: 'ഇതിനു പുറമേ' },
  roundingRule: {
    en: 'How shares are converted to seats: each category first gets the whole number in its share. The remaining seats go to the largest fractions; if fractions are equal, to the category higher in the table (largest remainder). So every column adds up to the intake. Supernumerary seats are rounded down. This is a calculation from the category shares of {year}, not an allotment: special reservation seats are not deducted, the shares of Scheduled Castes and Scheduled Tribes are calculated for the whole State and not for each course, and the prospectus for the year is final.',
    ml: 'തോതിൽനിന്ന് സീറ്റ് കണക്കാക്കുന്ന രീതി: ഓരോ വിഭാഗത്തിനും വിഹിതത്തിലെ പൂർണസംഖ്യയാണ് ആദ്യം നൽകുന്നത്. ബാക്കി സീറ്റുകൾ ഏറ്റവും വലിയ ഭിന്നസംഖ്യ ശേഷിക്കുന്ന വിഭാഗങ്ങൾക്ക് നൽകും. ഭിന്നസംഖ്യ തുല്യമെങ്കിൽ പട്ടികയിൽ മുകളിലുള്ള വിഭാഗത്തിന് നൽകും (ലാർജസ്റ്റ് റിമൈൻഡർ രീതി). അതിനാൽ ഓരോ കോളത്തിലെയും ആകെ എണ്ണം പ്രോഗ്രാമിലെ ആകെ സീറ്റിന് തുല്യമാണ്. പുറമേയുള്ള സീറ്റുകളിൽ ഭിന്നസംഖ്യ ഒഴിവാക്കും. ഇത് {year}-ലെ തോതനുസരിച്ചുള്ള കണക്കാണ്; അലോട്ട്മെന്റല്ല. പ്രത്യേക സീറ്റുകൾ കുറച്ചിട്ടില്ല. പട്ടികജാതി, പട്ടികവർഗ സംവരണം കോഴ്സ് തിരിച്ചല്ല, സംസ്ഥാനതലത്തിലാണ് കണക്കാക്കുന്നത്. അതത് വർഷത്തെ പ്രോസ്പെക്ടസാണ് അന്തിമം.',
  },
  standApart: { en: 'Seats not included in this table', ml: 'ഈ കണക്കിൽപ്പെടാത്ത സീറ്റുകൾ' },
  standApartLead: {
    en: 'Supernumerary seats, and reservations whose calculation is given only in the prospectus for the year.',
    ml: 'അധിക സീറ്റുകളും മറ്റു സംവരണങ്ങളും. ഈ സംവരണം കണക്കാക്കുന്ന രീതി അതത് വർഷത്തെ പ്രോസ്പെക്ടസിൽ മാത്രമാണുള്ളത്.',
  },
  seatsByCourseLead: {
    en: 'For courses other than B.Tech, see the prospectus for the shares of each category.',
    ml: 'ബി.ടെക് ഒഴികെയുള്ള കോഴ്സുകളിലെ വിഹിതം ഇവിടെ നൽകിയിട്ടില്ല; അത് അവയുടെ പ്രോസ്പെക്ടസിലുണ്ട്.',
  },
  seatFile: { en: 'Seats as data, {format}', ml: 'സീറ്റുകൾ ഡേറ്റയായി, {format}' },
  seatFileColumns: { en: 'Meaning of each column', ml: 'ഓരോ കോളത്തിലെയും വിവരം' },
  seatColumn: {
    programme: {
      name: { en: 'Programme', ml: 'പ്രോഗ്രാം' },
      description: {
        en: 'Name of the programme in web addresses and files; it does not change.',
        ml: 'വെബ് വിലാസങ്ങളിലും ഫയലുകളിലും ഉപയോഗിക്കുന്ന പ്രോഗ്രാമിന്റെ പേര്; ഇത് മാറില്ല.',
      },
    },
    code: {
      name: { en: 'Code', ml: 'കോഡ്' },
      description: {
        en: 'Short name of the programme in tables.',
        ml: 'പട്ടികകളിൽ ഉപയോഗിക്കുന്ന പ്രോഗ്രാമിന്റെ ചുരുക്കപ്പേര്.',
      },
    },
    award: {
      name: { en: 'Course', ml: 'കോഴ്സ്' },
      description: { en: 'Degree awarded.', ml: 'പ്രോഗ്രാം പൂർത്തിയാക്കിയാൽ ലഭിക്കുന്ന ബിരുദം.' },
    },
    name_en: {
      name: { en: 'Name in English', ml: 'പേര് ഇംഗ്ലീഷിൽ' },
      description: { en: 'Name of the programme in English.', ml: 'പ്രോഗ്രാമിന്റെ പേര് ഇംഗ്ലീഷിൽ.' },
    },
    name_ml: {
      name: { en: 'Name in Malayalam', ml: 'പേര് മലയാളത്തിൽ' },
      description: { en: 'Name of the programme in Malayalam.', ml: 'പ്രോഗ്രാമിന്റെ പേര് മലയാളത്തിൽ.' },
    },
    department: {
      name: { en: 'Department', ml: 'വകുപ്പ്' },
      description: {
        en: 'Name of the department in web addresses.',
        ml: 'വെബ് വിലാസങ്ങളിൽ ഉപയോഗിക്കുന്ന വകുപ്പിന്റെ പേര്.',
      },
    },
    years: {
      name: { en: 'Years', ml: 'വർഷം' },
      description: { en: 'Duration of the course in years.', ml: 'കോഴ്സ് ദൈർഘ്യം, വർഷത്തിൽ.' },
    },
    intake: {
      name: { en: 'Intake', ml: 'ആകെ സീറ്റ്' },
      description: {
        en: 'Sanctioned annual seats; equal to the total of all seat categories.',
        ml: 'ഒരു വർഷം അനുവദിച്ച സീറ്റുകൾ; വിഭാഗങ്ങളിലെ ആകെ എണ്ണം ഇതിന് തുല്യമാണ്.',
      },
    },
    shares_of: {
      name: { en: 'Year of the shares', ml: 'തോതിന്റെ വർഷം' },
      description: {
        en: 'Year of the rule by which the seats are allocated; empty if no shares are given for the course.',
        ml: 'സീറ്റ് വിഭജിക്കുന്ന വ്യവസ്ഥയുടെ വർഷം; കോഴ്സിന് തോത് നൽകിയിട്ടില്ലെങ്കിൽ ശൂന്യം.',
      },
    },
  },
  kindColumn: {
    en: 'Seats in the category “{name}”: {percent} out of 100 ({year}), rounded to whole seats by the largest-remainder method. Empty if no shares are given for the course.',
    ml: '“{name}” വിഭാഗത്തിലെ സീറ്റുകൾ: നൂറിൽ {percent} ({year}); ലാർജസ്റ്റ് റിമൈൻഡർ രീതിയിൽ പൂർണസംഖ്യ. കോഴ്സിന് തോത് നൽകിയിട്ടില്ലെങ്കിൽ ശൂന്യം.',
  },
  extraColumn: {
    en: '{name}: {percent} out of 100 over and above the intake ({year}), rounded down. Not part of the intake. Empty if the rule is not given for the course.',
    ml: '{name}: സീറ്റുകൾക്കു പുറമേ നൂറിൽ {percent} ({year}). ഭിന്നസംഖ്യ ഒഴിവാക്കി പൂർണസംഖ്യ മാത്രം എടുക്കുന്നു. ആകെ സീറ്റിൽ ഉൾപ്പെടില്ല. കോഴ്സിന് വ്യവസ്ഥ നൽകിയിട്ടില്ലെങ്കിൽ ശൂന്യം.',
  },
  seatsByKindLink: { en: 'Seats by programme and category', ml: 'സീറ്റുകൾ: പ്രോഗ്രാമും വിഭാഗവും തിരിച്ച്' },
  programme: { en: 'Programme', ml: 'പ്രോഗ്രാം' },
  awardName: {
    'B.Tech': { en: 'B.Tech', ml: 'ബി.ടെക്' },
    'B.Arch': { en: 'B.Arch', ml: 'ബി.ആർക്' },
    'M.Tech': { en: 'M.Tech', ml: 'എം.ടെക്' },
    'M.Plan': { en: 'M.Plan', ml: 'എം.പ്ലാൻ' },
    MCA: { en: 'MCA', ml: 'എം.സി.എ.' },
  },
  code: { en: 'Code', ml: 'കോഡ്' },
  seats: { en: 'Seats', ml: 'സീറ്റുകൾ' },
  seatCount: { en: '{count} seats', ml: '{count}\u00a0സീറ്റ്' },
  years: {
    one: { en: '1 year', ml: '{count}\u00a0വർഷം' },
    many: { en: '{count} years', ml: '{count}\u00a0വർഷം' },
  },
  tenSeatsAStone: { en: 'Each stone = 10 seats', ml: 'ഒരു കല്ല്: 10 സീറ്റ്' },
  totalOfRows: { en: 'Total of {count} programmes', ml: 'ആകെ ({count} വരികൾ)' },
  undergraduateProgrammes: { en: 'Undergraduate programmes', ml: 'ബിരുദ പ്രോഗ്രാമുകൾ' },
  postgraduateProgrammes: { en: 'Postgraduate programmes', ml: 'ബിരുദാനന്തര ബിരുദ പ്രോഗ്രാമുകൾ' },
  /** Courses of a level besides B.Tech or M.Tech. */
  alsoIncluded: { en: ', {awards} included', ml: '{awards} ഉൾപ്പെടെയുള്ള ' },
  /** Below the table of a level: its total, and why the annual intake stated above it differs. */
  statedIntake: {
    ug: {
      en: 'The annual intake above is as stated by the college. This table adds up to {total}: the first-year seats of its programmes{included}, without supernumerary seats such as those for lateral entry.',
      ml: 'മുകളിലെ വാർഷിക സീറ്റുകളുടെ എണ്ണം കോളേജ് നൽകുന്ന കണക്കാണ്. പട്ടികയിലെ ആകെ {total}, {included}പ്രോഗ്രാമുകളിലെ ഒന്നാം വർഷ സീറ്റുകളാണ്; ലാറ്ററൽ എൻട്രി പോലുള്ള അധിക സീറ്റുകൾ ഇതിൽപ്പെടില്ല.',
    },
    pg: {
      en: 'The annual intake above is as stated by the college for M.Tech. This table adds up to {total}: the first-year seats of all postgraduate programmes{included}.',
      ml: 'മുകളിലെ വാർഷിക സീറ്റുകളുടെ എണ്ണം കോളേജ് എം.ടെക്കിന് നൽകുന്ന കണക്കാണ്. പട്ടികയിലെ ആകെ {total}, {included}എല്ലാ ബിരുദാനന്തര ബിരുദ പ്രോഗ്രാമുകളിലെയും ഒന്നാം വർഷ സീറ്റുകളാണ്.',
    },
  },
};

export const labels = {
  columns: { en: 'Columns: {title}', ml: 'കോളങ്ങൾ: {title}' },
  column: { en: 'Column', ml: 'കോളം' },
  meaning: { en: 'Meaning', ml: 'അർഥം' },
  form: { en: 'Format', ml: 'രൂപം' },
  rows: { one: { en: '1 row', ml: '1 വരി' }, many: { en: '{count} rows', ml: '{count} വരികൾ' } },
  asOfDay: { en: 'as of {day}', ml: '{day}-ലെ വിവരം' },
  forms: {
    text: { en: 'text', ml: 'ടെക്സ്റ്റ്' },
    id: { en: 'short name', ml: 'ചുരുക്കപ്പേര്' },
    number: { en: 'whole number', ml: 'പൂർണസംഖ്യ' },
    date: { en: 'date, such as 2026-11-14', ml: 'തീയതി, ഉദാ: 2026-11-14' },
    moment: {
      en: 'date and time, such as 2026-11-14T16:00:00+05:30',
      ml: 'തീയതിയും സമയവും, ഉദാ: 2026-11-14T16:00:00+05:30',
    },
    address: { en: 'web address', ml: 'വെബ് വിലാസം' },
    yesNo: { en: 'true or false', ml: 'true അല്ലെങ്കിൽ false' },
  },
  optional: { en: 'may be empty', ml: 'ഒഴിഞ്ഞുകിടക്കാം' },
  datasets: {
    programmes: {
      title: { en: 'Programmes', ml: 'പ്രോഗ്രാമുകൾ' },
      about: {
        en: 'All programmes with their seats, duration and department.',
        ml: 'എല്ലാ പ്രോഗ്രാമുകളും അവയുടെ സീറ്റുകളും ദൈർഘ്യവും വകുപ്പും.',
      },
    },
    seats: {
      title: { en: 'Seats', ml: 'സീറ്റുകൾ' },
      about: {
        en: 'Seats in each programme by category, one row per programme.',
        ml: 'ഓരോ പ്രോഗ്രാമിലെയും സീറ്റുകൾ വിഭാഗം തിരിച്ച്; ഒരു പ്രോഗ്രാമിന് ഒരു വരി.',
      },
    },
    'seat-kinds': {
      title: { en: 'Shares of seats', ml: 'സീറ്റ് വിഭജനം' },
      about: {
        en: 'How 100 seats in a B.Tech course are allocated by category.',
        ml: 'ഒരു ബി.ടെക് കോഴ്സിലെ നൂറ് സീറ്റ് വിവിധ വിഭാഗങ്ങൾക്കായി വിഭജിക്കുന്ന വിധം.',
      },
    },
    fees: {
      title: { en: 'Fees', ml: 'ഫീസ്' },
      about: {
        en: 'Every fee item for each course, in whole rupees.',
        ml: 'ഓരോ കോഴ്സിനും അടയ്ക്കേണ്ട ഓരോ ഇനം ഫീസും, രൂപയിൽ (പൂർണസംഖ്യ).',
      },
    },
    admissions: {
      title: { en: 'Admission calendar', ml: 'പ്രവേശന കലണ്ടർ' },
      about: {
        en: 'Announced admission dates, by admission route.',
        ml: 'പ്രഖ്യാപിച്ച പ്രവേശന തീയതികൾ, പ്രവേശന മാർഗം അനുസരിച്ച്.',
      },
    },
    documents: {
      title: { en: 'Documents', ml: 'രേഖകൾ' },
      about: {
        en: 'All files on the downloads page, one row per file.',
        ml: 'ഡൗൺലോഡ് പേജിലെ എല്ലാ ഫയലുകളും; ഒരു ഫയലിന് ഒരു വരി.',
      },
    },
  },
  amountOf: { en: 'Amount in rupees: {category}', ml: '{category}: അടയ്ക്കേണ്ട തുക, രൂപയിൽ' },
  /** Meaning of a column by name; a name has the same meaning in every file. */
  meanings: {
    id: {
      en: 'ID of the entry; it does not change when the text changes',
      ml: 'ഇനത്തിന്റെ ചുരുക്കപ്പേര്; വാക്കുകൾ മാറിയാലും ഇത് മാറില്ല',
    },
    code: { en: 'Short code used in the tables of the site', ml: 'സൈറ്റിലെ പട്ടികകളിലുള്ള കോഡ്' },
    level: {
      en: 'ug for undergraduate, pg for postgraduate',
      ml: 'ug: ബിരുദം; pg: ബിരുദാനന്തര ബിരുദം',
    },
    award: { en: 'Degree', ml: 'ബിരുദത്തിന്റെ പേര്' },
    name_en: { en: 'Name in English', ml: 'പേര് ഇംഗ്ലീഷിൽ' },
    name_ml: { en: 'Name in Malayalam', ml: 'പേര് മലയാളത്തിൽ' },
    department: { en: 'ID of the department that offers it', ml: 'നടത്തുന്ന വകുപ്പിന്റെ ചുരുക്കപ്പേര്' },
    department_en: { en: 'Department in English', ml: 'വകുപ്പ് ഇംഗ്ലീഷിൽ' },
    department_ml: { en: 'Department in Malayalam', ml: 'വകുപ്പ് മലയാളത്തിൽ' },
    years: { en: 'Duration in years', ml: 'ദൈർഘ്യം, വർഷത്തിൽ' },
    intake: { en: 'Seats in a year', ml: 'ഒരു വർഷത്തെ സീറ്റുകൾ' },
    accredited_from: {
      en: 'First day of NBA accreditation',
      ml: 'എൻ.ബി.എ. അക്രഡിറ്റേഷന്റെ ആദ്യ ദിവസം',
    },
    accredited_to: {
      en: 'Last day of NBA accreditation',
      ml: 'എൻ.ബി.എ. അക്രഡിറ്റേഷന്റെ അവസാന ദിവസം',
    },
    page: { en: 'Page of this site about it', ml: 'ഇതിനെക്കുറിച്ചുള്ള പേജ്' },
    percent: { en: 'Seats out of 100', ml: 'നൂറ് സീറ്റിൽ എത്ര' },
    as_of: { en: 'Year of the rule', ml: 'വ്യവസ്ഥയുടെ വർഷം' },
    group: {
      en: 'Group: merit, community or scheduled',
      ml: 'വിഭാഗം: merit, community, scheduled എന്നിവയിൽ ഒന്ന്',
    },
    source: { en: 'Where the rule is published', ml: 'ചട്ടം പ്രസിദ്ധീകരിച്ച ഇടം' },
    course: {
      en: 'Course: btech, mtech (with M.Plan) or mca',
      ml: 'കോഴ്സ്: btech, mtech (എം.പ്ലാൻ ഉൾപ്പെടെ), mca എന്നിവയിൽ ഒന്ന്',
    },
    when: {
      en: 'When it is paid: allotment, joining, semester (each) or year (each)',
      ml: 'അടയ്ക്കേണ്ട സമയം: allotment (അലോട്ട്മെന്റ്), joining (ചേരുമ്പോൾ), semester (സെമസ്റ്റർതോറും), year (വർഷംതോറും)',
    },
    paid_to_en: { en: 'To whom it is paid, in English', ml: 'ആർക്ക് അടയ്ക്കണം, ഇംഗ്ലീഷിൽ' },
    paid_to_ml: { en: 'To whom it is paid, in Malayalam', ml: 'ആർക്ക് അടയ്ക്കണം, മലയാളത്തിൽ' },
    refundable: {
      en: 'Whether it is refundable: yes, no, or ask (enquire at the office)',
      ml: 'തിരികെ ലഭിക്കുമോ: yes (ലഭിക്കും), no (ലഭിക്കില്ല), ask (ചോദിച്ചറിയണം)',
    },
    bundle: {
      en: 'Whether it is included in the total college fees for this course',
      ml: 'ഈ കോഴ്സിന്റെ കോളേജ് ഫീസിന്റെ ആകെത്തുകയിൽ ഉൾപ്പെടുമോ',
    },
    stream: { en: 'Admission route', ml: 'പ്രവേശന മാർഗത്തിന്റെ ചുരുക്കപ്പേര്' },
    stream_en: { en: 'Admission route, in English', ml: 'പ്രവേശന മാർഗം ഇംഗ്ലീഷിൽ' },
    stream_ml: { en: 'Admission route, in Malayalam', ml: 'പ്രവേശന മാർഗം മലയാളത്തിൽ' },
    run_by_en: {
      en: 'The authority that announces the dates, in English',
      ml: 'തീയതി പ്രഖ്യാപിക്കുന്ന സ്ഥാപനം, ഇംഗ്ലീഷിൽ',
    },
    run_by_ml: {
      en: 'The authority that announces the dates, in Malayalam',
      ml: 'തീയതി പ്രഖ്യാപിക്കുന്ന സ്ഥാപനം, മലയാളത്തിൽ',
    },
    kind: { en: 'What the dates are for', ml: 'തീയതികൾ എന്തിനുള്ളതാണ്' },
    opens_at: { en: 'When it begins', ml: 'തുടങ്ങുന്ന സമയം' },
    closes_at: { en: 'When it ends', ml: 'അവസാനിക്കുന്ന സമയം' },
    title_en: { en: 'Title in English', ml: 'തലക്കെട്ട് ഇംഗ്ലീഷിൽ' },
    title_ml: { en: 'Title in Malayalam', ml: 'തലക്കെട്ട് മലയാളത്തിൽ' },
    category: { en: 'Category on the downloads page', ml: 'ഡൗൺലോഡ് പേജിലെ വിഭാഗം' },
    number: { en: 'Number of the order or circular', ml: 'ഉത്തരവിന്റെയോ സർക്കുലറിന്റെയോ നമ്പർ' },
    issued_on: { en: 'Date of issue', ml: 'പുറപ്പെടുവിച്ച ദിവസം' },
    valid_until: { en: 'Date and time from which it is no longer valid', ml: 'കാലാവധി തീരുന്ന സമയം' },
    language: { en: 'Languages of the text: en, ml', ml: 'ഫയലിന്റെ ഭാഷകൾ: en, ml' },
    format: { en: 'Format of the file', ml: 'ഫയലിന്റെ ഫോർമാറ്റ്' },
    pages: { en: 'Pages', ml: 'പേജുകൾ' },
    bytes: { en: 'Size in bytes', ml: 'വലുപ്പം, ബൈറ്റിൽ' },
    file: { en: 'Address of the file', ml: 'ഫയലിന്റെ വിലാസം' },
    sample: { en: 'true: a sample entry, not real', ml: 'true: രൂപം കാണിക്കാനുള്ള മാതൃക മാത്രം; യഥാർഥമല്ല' },
  },
};

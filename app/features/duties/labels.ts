export const labels = {
  accessibility: {
    table: {
      en: 'Guideline points, and how each is met',
      ml: 'മാർഗനിർദേശങ്ങളിലെ ഇനങ്ങൾ: ഓരോന്നും പാലിക്കുന്നത് ആര്',
    },
    list: { en: 'Guideline', ml: 'മാർഗനിർദേശം' },
    total: { en: 'Points', ml: 'ഇനങ്ങൾ' },
    states: {
      software: { en: 'By the software', ml: 'സോഫ്റ്റ്‌വെയർ വഴി പാലിക്കുന്നവ' },
      content: { en: 'By the content', ml: 'ഉള്ളടക്കം വഴി പാലിക്കുന്നവ' },
      college: { en: 'To be done by the college', ml: 'കോളേജ് ചെയ്യേണ്ടവ' },
      'not-applicable': { en: 'Not applicable', ml: 'ബാധകമല്ലാത്തവ' },
      open: { en: 'Not met yet', ml: 'ഇനിയും പാലിക്കാത്തവ' },
    },
    allPassed: {
      en: 'All tests passed when they were last run, on {date}.',
      ml: 'പരിശോധനകൾ അവസാനം നടത്തിയ {date}-ന് എല്ലാം വിജയിച്ചു.',
    },
    someFailed: {
      en: 'When the tests were last run, on {date}, {failed} of them failed.',
      ml: 'പരിശോധനകൾ അവസാനം നടത്തിയ {date}-ന് {failed} എണ്ണം പരാജയപ്പെട്ടു.',
    },
    looked: {
      en: 'They open every page in a browser, where the program axe-core checks it.',
      ml: 'എല്ലാ പേജുകളും ബ്രൗസറിൽ തുറന്ന് axe-core എന്ന പ്രോഗ്രാം ഉപയോഗിച്ച് പരിശോധിക്കുന്നു.',
    },
    noResults: {
      en: 'Test results are not available yet.',
      ml: 'പരിശോധനകളെല്ലാം ഒന്നിച്ചു നടത്തി ഫലം രേഖപ്പെടുത്തിയിട്ടില്ല.',
    },
    notShown: {
      en: 'Guideline point {id}: its test has not passed.',
      ml: 'മാർഗനിർദേശത്തിലെ {id} എന്ന ഇനം: പരിശോധന വിജയിച്ചിട്ടില്ല.',
    },
    noGaps: { en: 'There are no known gaps.', ml: 'കുറവുകളൊന്നും ശ്രദ്ധയിൽപ്പെട്ടിട്ടില്ല.' },
  },
};

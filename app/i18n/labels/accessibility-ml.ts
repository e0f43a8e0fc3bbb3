import type { accessibility as english } from './accessibility-en.ts';

/** Words of the accessibility statement, in Malayalam. */
export const accessibility: typeof english = {
  accessibility: {
    table: 'മാർഗനിർദേശങ്ങളിലെ ഇനങ്ങളും അവ പാലിക്കുന്നവരും',
    list: 'മാർഗനിർദേശം',
    total: 'ഇനങ്ങൾ',
    states: {
      software: 'സോഫ്റ്റ്വെയർ പാലിക്കുന്നവ',
      content: 'ഉള്ളടക്കം പാലിക്കുന്നവ',
      college: 'കോളേജ് ചെയ്യേണ്ടവ',
      'not-applicable': 'ബാധകമല്ലാത്തവ',
      open: 'ഇനിയും പാലിക്കാത്തവ',
    },
    results: (date, passed, failed) => `പരിശോധനകളെല്ലാം അവസാനം നടത്തിയത് ${date}. വിജയിച്ചവ ${passed}, പരാജയപ്പെട്ടവ ${failed}.`,
    looked: (pages, axe, chromium) => `രണ്ടു ഭാഷയിലെയും ${pages} പേജും തുറന്നുനോക്കുന്നു. ഓരോന്നും axe-core ${axe} എന്ന പ്രോഗ്രാം Chromium ${chromium} ബ്രൗസറിൽ പരിശോധിക്കുന്നു.`,
    noResults: 'സോഫ്റ്റ്വെയർ അവസാനം മാറ്റിയശേഷം പരിശോധനാഫലം രേഖപ്പെടുത്തിയിട്ടില്ല.',
    notShown: (id) => `മാർഗനിർദേശത്തിലെ ${id} എന്ന ഇനം: പരിശോധന വിജയിച്ചിട്ടില്ല.`,
    noGaps: 'കുറവുകളൊന്നും ശ്രദ്ധയിൽപ്പെട്ടിട്ടില്ല.',
  },
};

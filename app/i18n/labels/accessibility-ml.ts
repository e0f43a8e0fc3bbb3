import type { accessibility as english } from './accessibility-en.ts';

/** Words of the tool for text size and contrast, of the accessibility statement, and of a page's days, in Malayalam. */
export const accessibility: typeof english = {
  lastUpdated: 'അവസാനം പുതുക്കിയത്',
  lastReviewed: 'അവസാനം പരിശോധിച്ചത്',
  display: {
    title: 'അക്ഷരവലുപ്പവും കോൺട്രാസ്റ്റും',
    textSize: 'അക്ഷരവലുപ്പം',
    sizes: { small: 'ചെറുത്', normal: 'സാധാരണം', large: 'വലുത്', larger: 'ഏറ്റവും വലുത്' },
    contrast: 'കോൺട്രാസ്റ്റ്',
    contrasts: { device: 'ഉപകരണത്തിലേതുപോലെ', usual: 'സാധാരണം', high: 'ഉയർന്നത്' },
    kept: 'ഈ മാറ്റം എല്ലാ പേജിലും നിലനിൽക്കും. ഈ ഉപകരണത്തിൽ ഓർത്തുവയ്ക്കും.',
    lost: 'ഈ ബ്രൗസർ ഒന്നും ഓർത്തുവയ്ക്കുന്നില്ല. പേജ് വിടുന്നതുവരെ മാറ്റം നിലനിൽക്കും.',
    wasReset: 'അക്ഷരവലുപ്പവും കോൺട്രാസ്റ്റും പഴയ നിലയിലാക്കി.',
    willBeKept: 'തിരഞ്ഞെടുത്തത് ഈ ഉപകരണത്തിൽ മാത്രം സൂക്ഷിക്കും.',
    withoutScripts: 'സ്ക്രിപ്റ്റുകളില്ലെങ്കിൽ മാറ്റം ഈ പേജിൽ മാത്രം നിലനിൽക്കും.',
    zoom: 'അക്ഷരം ഇനിയും വലുതാക്കാൻ ബ്രൗസറിലെ സൂം ഉപയോഗിക്കുക.',
    reset: 'പഴയ നിലയിലാക്കുക',
  },
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
    noResults: 'പരിശോധനകളെല്ലാം ഒന്നിച്ചു നടത്തി ഫലം രേഖപ്പെടുത്തിയിട്ടില്ല.',
    notShown: (id) => `മാർഗനിർദേശത്തിലെ ${id} എന്ന ഇനം: പരിശോധന വിജയിച്ചിട്ടില്ല.`,
    noGaps: 'കുറവുകളൊന്നും ശ്രദ്ധയിൽപ്പെട്ടിട്ടില്ല.',
  },
};

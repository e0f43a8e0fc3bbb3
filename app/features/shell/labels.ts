export const labels = {
  lastUpdated: { en: 'Last updated', ml: 'അവസാനം പുതുക്കിയത്' },
  lastReviewed: { en: 'Last reviewed', ml: 'അവസാനം പരിശോധിച്ചത്' },
  /** Alternative text of the image in the preview of a shared page. */
  drawingBy: { en: 'Drawing: {college}', ml: 'രേഖാചിത്രം: {college}' },
  display: {
    title: { en: 'Text size and contrast', ml: 'അക്ഷരവലുപ്പവും കോൺട്രാസ്റ്റും' },
    textSize: { en: 'Text size', ml: 'അക്ഷരവലുപ്പം' },
    sizes: {
      small: { en: 'Small', ml: 'ചെറുത്' },
      normal: { en: 'Normal', ml: 'സാധാരണം' },
      large: { en: 'Large', ml: 'വലുത്' },
      larger: { en: 'Largest', ml: 'ഏറ്റവും വലുത്' },
    },
    contrast: { en: 'Contrast', ml: 'കോൺട്രാസ്റ്റ്' },
    contrasts: {
      device: { en: 'Same as device', ml: 'ഉപകരണത്തിലേതുപോലെ' },
      usual: { en: 'Normal', ml: 'സാധാരണം' },
      high: { en: 'High', ml: 'ഉയർന്നത്' },
    },
    /** Announced after a choice. */
    kept: {
      en: 'Applied to all pages and saved on this device.',
      ml: 'ഈ മാറ്റം എല്ലാ പേജുകൾക്കും ബാധകമാണ്. ഇത് ഈ ഉപകരണത്തിൽ സൂക്ഷിക്കും.',
    },
    lost: {
      en: 'This browser does not save settings. The change lasts until you leave the page.',
      ml: 'ഈ ബ്രൗസറിൽ ക്രമീകരണം സൂക്ഷിക്കാനാവില്ല. പേജ് വിടുന്നതുവരെ മാത്രമേ മാറ്റം നിലനിൽക്കൂ.',
    },
    wasReset: {
      en: 'Text size and contrast have been reset.',
      ml: 'അക്ഷരവലുപ്പവും കോൺട്രാസ്റ്റും സാധാരണ നിലയിലാക്കി.',
    },
    willBeKept: {
      en: 'Your choices are saved only on this device.',
      ml: 'തിരഞ്ഞെടുത്തത് ഈ ഉപകരണത്തിൽ മാത്രം സൂക്ഷിക്കും.',
    },
    withoutScripts: {
      en: 'Without JavaScript, the choice applies only to this page.',
      ml: 'സ്ക്രിപ്റ്റുകളില്ലെങ്കിൽ മാറ്റം ഈ പേജിൽ മാത്രം നിലനിൽക്കും.',
    },
    zoom: {
      en: 'For still larger text, use the zoom of your browser.',
      ml: 'അക്ഷരം ഇനിയും വലുതാക്കാൻ ബ്രൗസറിലെ സൂം ഉപയോഗിക്കുക.',
    },
    reset: { en: 'Reset', ml: 'സാധാരണ നിലയിലാക്കുക' },
  },
  offline: {
    copyNote: {
      en: 'You are offline. This is a copy saved on {date}.',
      ml: 'ഇന്റർനെറ്റ് കണക്ഷൻ ലഭ്യമല്ല. {date}-ന് സൂക്ഷിച്ച പകർപ്പാണിത്.',
    },
    oldCopyNote: {
      en: 'The copy is more than a week old: dates and notices may have changed.',
      ml: 'പകർപ്പിന് ഒരാഴ്ചയിലേറെ പഴക്കമുണ്ട്. തീയതികളും അറിയിപ്പുകളും മാറിയിരിക്കാം.',
    },
    savedPages: { en: 'Pages available offline', ml: 'ഇന്റർനെറ്റില്ലാതെ തുറക്കാവുന്ന പേജുകൾ' },
  },
  home: { en: 'Home', ml: 'ഹോം' },
  inThisPart: { en: 'In this section: {title}', ml: 'ഈ വിഭാഗത്തിൽ: {title}' },
  ownPage: { en: '{title}: separate page', ml: '{title}: പ്രത്യേക പേജ്' },
  furtherPages: { en: 'More pages', ml: 'മറ്റു പേജുകൾ' },
  noneListed: { en: 'Nothing is listed here at present.', ml: 'ഇപ്പോൾ ഇവിടെ വിവരങ്ങളൊന്നുമില്ല.' },
};

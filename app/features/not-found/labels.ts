export const labels = {
  notFoundTitle: { en: 'Page not found', ml: 'പേജ് കണ്ടെത്തിയില്ല' },
  notFoundText: {
    en: 'The address may have changed or may have been typed wrongly. Search for the page below, or choose a section of the site.',
    ml: 'വിലാസം മാറിയതാകാം, അല്ലെങ്കിൽ തെറ്റായി ടൈപ്പ് ചെയ്തതാകാം. താഴെയുള്ള ലിങ്കുകൾ നോക്കുക, അല്ലെങ്കിൽ ഒരു വിഭാഗം തിരഞ്ഞെടുക്കുക.',
  },
  notFoundLine: {
    en: 'Unexpected Application Error! 404 Not Found',
    ml: 'Unexpected Application Error! 404 Not Found',
  },
  pageMoved: { en: 'This page has moved.', ml: 'ഈ പേജിന്റെ വിലാസം മാറി.' },
  likelyPages: { en: 'You may be looking for', ml: 'തിരയുന്ന പേജ് ഇവയിലൊന്നാകാം' },
};

import type { disclosure as english } from './disclosure.en.ts';

export const disclosure: typeof english = {
  disclosureCounts: (total, met, college, notApplicable) =>
    `ആകെ ${total} ഇനങ്ങൾ. ഈ സൈറ്റിൽ പ്രസിദ്ധീകരിച്ചവ ${met}. കോളേജിനു മാത്രം പ്രസിദ്ധീകരിക്കാവുന്നവ ${college}.${notApplicable ? ` ബാധകമല്ലാത്തവ ${notApplicable}.` : ''}`,
  disclosureReviewed: (date) => `അവസാനം പരിശോധിച്ചത്: ${date}.`,
  disclosureState: { met: 'പ്രസിദ്ധീകരിച്ചു', college: 'പ്രസിദ്ധീകരിക്കാനുണ്ട്', notApplicable: 'ബാധകമല്ല' },
  publishedHere: 'പ്രസിദ്ധീകരിച്ചത്:',
  onlyTheCollege: 'കോളേജ് പ്രസിദ്ധീകരിക്കേണ്ടത്:',
  inItsPlace: 'ഇപ്പോൾ കാണാവുന്നത്:',
  noneThere: 'ഇപ്പോൾ അവിടെ വിവരങ്ങളൊന്നുമില്ല',
  doesNotApply: 'ബാധകമല്ല:',
  disclosureTable: 'ഓരോ പട്ടികയിലും ആവശ്യപ്പെടുന്ന ഇനങ്ങൾ',
  disclosureList: 'പട്ടിക',
  disclosureTotal: 'ഇനങ്ങൾ',
  disclosureMet: 'ഇവിടെ പ്രസിദ്ധീകരിച്ചവ',
  disclosureCollege: 'കോളേജ് പ്രസിദ്ധീകരിക്കേണ്ടവ',
  disclosureNotApplicable: 'ബാധകമല്ലാത്തവ',
};

export const labels = {
  disclosureCounts: {
    all: {
      en: '{total} items: {met} published on this site, {college} to be published by the college.',
      ml: 'ആകെ {total} ഇനങ്ങൾ. ഈ സൈറ്റിൽ പ്രസിദ്ധീകരിച്ചവ {met}. കോളേജിനു മാത്രം പ്രസിദ്ധീകരിക്കാവുന്നവ {college}.',
    },
    some: {
      en: '{total} items: {met} published on this site, {college} to be published by the college, {notApplicable} not applicable.',
      ml: 'ആകെ {total} ഇനങ്ങൾ. ഈ സൈറ്റിൽ പ്രസിദ്ധീകരിച്ചവ {met}. കോളേജിനു മാത്രം പ്രസിദ്ധീകരിക്കാവുന്നവ {college}. ബാധകമല്ലാത്തവ {notApplicable}.',
    },
  },
  disclosureReviewed: { en: 'Last reviewed on {date}.', ml: 'അവസാനം പരിശോധിച്ചത്: {date}.' },
  disclosureState: {
    met: { en: 'Published', ml: 'പ്രസിദ്ധീകരിച്ചിട്ടുണ്ട്' },
    college: { en: 'To be published', ml: 'പ്രസിദ്ധീകരിക്കാനുണ്ട്' },
    notApplicable: { en: 'Not applicable', ml: 'ബാധകമല്ല' },
  },
  publishedHere: { en: 'Published:', ml: 'പ്രസിദ്ധീകരിച്ചത്:' },
  onlyTheCollege: { en: 'To be published by the college:', ml: 'കോളേജ് പ്രസിദ്ധീകരിക്കേണ്ടത്:' },
  inItsPlace: { en: 'Meanwhile see:', ml: 'ഇപ്പോൾ കാണാവുന്നത്:' },
  noneThere: { en: 'nothing is listed there at present', ml: 'ഇപ്പോൾ അവിടെ വിവരങ്ങളൊന്നുമില്ല' },
  doesNotApply: { en: 'Not applicable:', ml: 'ബാധകമല്ല:' },
  disclosureTable: { en: 'Required items, by list', ml: 'ഓരോ പട്ടികയിലും ആവശ്യപ്പെടുന്ന ഇനങ്ങൾ' },
  disclosureList: { en: 'List', ml: 'പട്ടിക' },
  disclosureTotal: { en: 'Items', ml: 'ഇനങ്ങൾ' },
  disclosureMet: { en: 'Published here', ml: 'ഇവിടെ പ്രസിദ്ധീകരിച്ചവ' },
  disclosureCollege: { en: 'To be published by the college', ml: 'കോളേജ് പ്രസിദ്ധീകരിക്കേണ്ടവ' },
  disclosureNotApplicable: { en: 'Not applicable', ml: 'ബാധകമല്ലാത്തവ' },
};

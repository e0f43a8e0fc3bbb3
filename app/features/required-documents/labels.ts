export const labels = {
  paperCourse: {
    btech: { en: 'B.Tech', ml: 'ബി.ടെക്' },
    barch: { en: 'B.Arch', ml: 'ബി.ആർക്' },
    'lateral-entry': { en: 'B.Tech lateral entry', ml: 'ബി.ടെക് ലാറ്ററൽ എൻട്രി' },
    mtech: { en: 'M.Tech and M.Plan', ml: 'എം.ടെക്, എം.പ്ലാൻ' },
    mca: { en: 'MCA', ml: 'എം.സി.എ.' },
    phd: { en: 'Ph.D', ml: 'പിഎച്ച്.ഡി.' },
  },
  paperQuota: {
    merit: { en: 'State merit', ml: 'സംസ്ഥാന മെറിറ്റ്' },
    reservation: { en: 'Reservation or relaxation in marks', ml: 'സംവരണം അല്ലെങ്കിൽ മാർക്കിളവ്' },
    disability: { en: 'Persons with disabilities', ml: 'ഭിന്നശേഷിക്കാർ' },
    spot: { en: 'Spot admission', ml: 'സ്പോട്ട് അഡ്മിഷൻ' },
    'full-time': { en: 'Full time', ml: 'മുഴുവൻസമയം' },
    'part-time': { en: 'Part time', ml: 'പാർട്ട് ടൈം' },
  },
  paperBring: {
    original: { en: 'Original', ml: 'അസൽ' },
    copy: { en: 'Printout or copy', ml: 'പ്രിന്റ് അല്ലെങ്കിൽ പകർപ്പ്' },
    both: { en: 'Original and copy', ml: 'അസലും പകർപ്പും' },
  },
  paperMonths: {
    one: { en: '{count} month', ml: '{count} മാസം' },
    many: { en: '{count} months', ml: '{count} മാസം' },
  },
  whatDoIBring: { en: 'What documents should I bring?', ml: 'എന്തെല്ലാം രേഖകൾ കൊണ്ടുവരണം?' },
  papersLead: {
    en: 'Documents required, by course, quota and community. Your choice and reporting day are added to the page address; ticks are saved only on this device.',
    ml: 'കോഴ്സ്, ക്വാട്ട, സമുദായം എന്നിവ അനുസരിച്ച് ഹാജരാക്കേണ്ട രേഖകൾ ചുവടെ നൽകിയിരിക്കുന്നു. തിരഞ്ഞെടുക്കുന്ന വിവരങ്ങളും ഹാജരാകുന്ന ദിവസവും പേജിന്റെ വെബ് വിലാസത്തിൽ ചേർക്കും; ടിക് അടയാളങ്ങൾ ഈ ഉപകരണത്തിൽ മാത്രം സൂക്ഷിക്കും.',
  },
  noPapers: {
    en: 'The college has not published the list of documents yet.',
    ml: 'ഹാജരാക്കേണ്ട രേഖകളുടെ പട്ടിക കോളേജ് ഇതുവരെ പ്രസിദ്ധീകരിച്ചിട്ടില്ല.',
  },
  noticeDecides: { en: 'Your admission notice is final.', ml: 'പ്രവേശന അറിയിപ്പാണ് അന്തിമം.' },
  paper: { en: 'Document', ml: 'രേഖ' },
  broughtBy: { en: 'Required from', ml: 'ആർക്കെല്ലാം വേണം' },
  issuedBy: { en: 'Issued by', ml: 'നൽകുന്നത്' },
  validFor: { en: 'Valid for', ml: 'കാലാവധി' },
  originalOrCopy: { en: 'Original or copy', ml: 'അസലോ പകർപ്പോ' },
  everyone: { en: 'Everyone', ml: 'എല്ലാവർക്കും' },
  papersOf: { en: 'Documents for {courses}', ml: 'ഹാജരാക്കേണ്ട രേഖകൾ: {courses}' },
  quota: { en: 'Quota', ml: 'ക്വാട്ട' },
  allQuotas: { en: 'Not sure: show documents for all quotas', ml: 'അറിയില്ല: എല്ലാ ക്വാട്ടകൾക്കും വേണ്ടവ' },
  community: { en: 'Community', ml: 'സമുദായം' },
  allCommunities: { en: 'Documents for all communities', ml: 'എല്ലാ സമുദായങ്ങൾക്കും വേണ്ടവ' },
  reportingDay: { en: 'Reporting day', ml: 'ഹാജരാകുന്ന ദിവസം' },
  dayOfIssue: { en: 'Date of issue', ml: 'നൽകിയ തീയതി' },
  paperCount: {
    one: { en: '1 document', ml: '1 രേഖ' },
    many: { en: '{count} documents', ml: '{count} രേഖകൾ' },
  },
  validityAnswer: {
    until: { en: 'Valid until {last}', ml: 'കാലാവധി {last} വരെ' },
    issueFrom: {
      en: 'Valid on the reporting day if issued on or after {first}',
      ml: '{first}-നോ അതിനു ശേഷമോ നൽകിയതാണെങ്കിൽ ഹാജരാകുന്ന ദിവസം കാലാവധിയുണ്ടാകും',
    },
    valid: {
      en: 'Valid on the reporting day; valid until {last}',
      ml: 'ഹാജരാകുന്ന ദിവസം കാലാവധിയുണ്ട്: {last} വരെ',
    },
    over: {
      en: 'Not valid on the reporting day; valid only until {last}',
      ml: 'ഹാജരാകുന്ന ദിവസം കാലാവധിയില്ല: {last} വരെ മാത്രം',
    },
    early: {
      en: 'Not valid: issued after the reporting day',
      ml: 'സ്വീകരിക്കില്ല: നൽകിയത് ഹാജരാകുന്ന ദിവസത്തിനു ശേഷമാണ്',
    },
  },
  clearTicks: { en: 'Clear all ticks', ml: 'എല്ലാ ടിക്കും നീക്കുക' },
};

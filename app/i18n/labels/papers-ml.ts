import type { PaperLabels } from './papers-en.ts';

/** Words of "What do I bring?" in Malayalam. */
export const papers: PaperLabels = {
  paperCourse: {
    btech: 'ബി.ടെക് (KEAM)',
    barch: 'ബി.ആർക്',
    'lateral-entry': 'ബി.ടെക് ലാറ്ററൽ എൻട്രി',
    mtech: 'എം.ടെക്, എം.പ്ലാൻ',
    mca: 'എം.സി.എ.',
    phd: 'പിഎച്ച്.ഡി.',
  },
  paperQuota: {
    merit: 'സംസ്ഥാന മെറിറ്റ്',
    reservation: 'സംവരണം അല്ലെങ്കിൽ മാർക്കിളവ്',
    disability: 'ഭിന്നശേഷിക്കാർ',
    spot: 'സ്പോട്ട് അഡ്മിഷൻ',
    'full-time': 'മുഴുവൻസമയം',
    'part-time': 'പാർട്ട് ടൈം',
  },
  paperForm: { state: 'സംസ്ഥാന മാതൃക', central: 'കേന്ദ്ര മാതൃക', cee: 'സി.ഇ.ഇ. മാതൃക' },
  paperBring: { original: 'അസൽ', copy: 'പ്രിന്റ് അല്ലെങ്കിൽ പകർപ്പ്', both: 'അസലും പകർപ്പും' },
  paperMonths: (count) => `${count} മാസം`,
  whatDoIBring: 'എന്തെല്ലാം രേഖകൾ കൊണ്ടുവരണം?',
  papersLead:
    'കോഴ്സ്, ക്വാട്ട, സമുദായം എന്നിവ അനുസരിച്ച് വേണ്ട രേഖകൾ ചുവടെ. തിരഞ്ഞെടുത്തതും ഹാജരാകുന്ന ദിവസവും പേജിന്റെ വിലാസത്തിൽ ചേരും; ടിക്കുകൾ ഈ ഉപകരണത്തിൽ മാത്രം സൂക്ഷിക്കും. നിങ്ങളുടെ പ്രവേശന അറിയിപ്പാണ് അന്തിമം.',
  paper: 'രേഖ',
  broughtBy: 'ആർക്കെല്ലാം വേണം',
  issuedBy: 'നൽകുന്നത്',
  validFor: 'കാലാവധി',
  originalOrCopy: 'അസലോ പകർപ്പോ',
  everyone: 'എല്ലാവർക്കും',
  papersOf: (courses) => `വേണ്ട രേഖകൾ: ${courses}`,
  quota: 'ക്വാട്ട',
  allQuotas: 'അറിയില്ല: എല്ലാറ്റിനും വേണ്ടവ',
  community: 'സമുദായം',
  allCommunities: 'എല്ലാ സമുദായങ്ങൾക്കും വേണ്ടവ',
  reportingDay: 'ഹാജരാകുന്ന ദിവസം',
  dayOfIssue: 'നൽകിയ തീയതി',
  paperCount: { one: '1 രേഖ', many: '{count} രേഖ' },
  validityAnswer: {
    until: 'കാലാവധി {last} വരെ',
    issueFrom: '{first}-നോ അതിനു ശേഷമോ നൽകിയതാണെങ്കിൽ ഹാജരാകുന്ന ദിവസം കാലാവധിയുണ്ടാകും',
    valid: 'ഹാജരാകുന്ന ദിവസം കാലാവധിയുണ്ട്: {last} വരെ',
    over: 'ഹാജരാകുന്ന ദിവസം കാലാവധിയില്ല: {last} വരെ മാത്രം',
    early: 'ഹാജരാകുന്ന ദിവസം പോരാ: അതിനു ശേഷം നൽകിയതാണ്',
  },
  clearTicks: 'എല്ലാ ടിക്കും മാറ്റുക',
};

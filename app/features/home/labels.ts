/** Words of its pages; values are in braces. */
export const labels = {
  admissionsToday: { en: 'Admissions today', ml: 'പ്രവേശനം: ഇന്നത്തെ സ്ഥിതി' },
  noneOpen: { en: 'No admission open now', ml: 'ഇപ്പോൾ നടക്കുന്നില്ല' },
  someOpen: { en: 'Open now', ml: 'ഇപ്പോൾ നടക്കുന്നു' },
  pastAdmissionsAndFees: { en: 'Past admissions and fees', ml: 'കഴിഞ്ഞ പ്രവേശനങ്ങളും ഫീസും' },
  waysIn: { en: 'Five routes to admission', ml: 'പ്രവേശനം നേടാൻ അഞ്ചു മാർഗങ്ങൾ' },
  programmesAndSeats: { en: 'Programmes and seats', ml: 'പ്രോഗ്രാമുകളും സീറ്റുകളും' },
  allProgrammes: { en: 'All programmes', ml: 'എല്ലാ പ്രോഗ്രാമുകളും' },
  programmesLead: {
    en: '{count} programmes after Plus Two. Each stone in the picture stands for 10 seats.',
    ml: 'പ്ലസ്\u00a0ടു കഴിഞ്ഞവർക്ക് {count} പ്രോഗ്രാമുകൾ. ചിത്രത്തിലെ ഓരോ കല്ലും പത്ത് സീറ്റിനെ സൂചിപ്പിക്കുന്നു.',
  },
  howAdmissionWorks: { en: 'How admission works', ml: 'പ്രവേശന രീതി' },
  noNotices: { en: 'No notices at present.', ml: 'ഇപ്പോൾ അറിയിപ്പുകളില്ല.' },
  noEvents: { en: 'No events at present.', ml: 'ഇപ്പോൾ പരിപാടികളില്ല.' },
  departmentsCount: { en: '{count} departments', ml: '{count} വകുപ്പുകൾ' },
  engineeringStones: { en: 'Engineering, architecture and computer applications', ml: 'എൻജിനീയറിങ്, ആർക്കിടെക്ചർ, കമ്പ്യൂട്ടർ ആപ്ലിക്കേഷൻസ്' },
  supportingStones: { en: 'Science, economics and physical education', ml: 'ശാസ്ത്രം, സാമ്പത്തികശാസ്ത്രം, കായികവിദ്യാഭ്യാസം' },
  stonesNote: {
    en: 'Upper stones: engineering, architecture and computer applications. Lower stones: science, economics and physical education.',
    ml: 'മുകളിലെ കല്ലുകൾ: എൻജിനീയറിങ്, ആർക്കിടെക്ചർ, കമ്പ്യൂട്ടർ ആപ്ലിക്കേഷൻസ്. താഴത്തെ കല്ലുകൾ: ശാസ്ത്രം, സാമ്പത്തികശാസ്ത്രം, കായികവിദ്യാഭ്യാസം.',
  },
  inFigures: { en: 'The college at a glance', ml: 'കോളേജ് ഒറ്റനോട്ടത്തിൽ' },
  lifeOnCampus: { en: 'Life on campus', ml: 'ക്യാമ്പസ് ജീവിതം' },
  campusLife: { en: 'Campus life', ml: 'കൂടുതൽ അറിയാം' },
  forStudents: { en: 'For students', ml: 'വിദ്യാർഥികൾക്ക്' },
  untilDay: { en: 'until {date}', ml: '{date} വരെ' },
  /** What is shown after `validUntil`. */
  validTo: { en: '{moment}', ml: '{moment} വരെ' },
};

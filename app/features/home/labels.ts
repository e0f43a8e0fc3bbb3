export const labels = {
  admissionsToday: { en: 'Admissions today', ml: 'പ്രവേശനം: ഇന്നത്തെ സ്ഥിതി' },
  noneOpen: { en: 'No admission open now', ml: 'ഇപ്പോൾ നടക്കുന്നില്ല' },
  someOpen: { en: 'Open now', ml: 'ഇപ്പോൾ നടക്കുന്നു' },
  waysIn: { en: 'Five routes to admission', ml: 'പ്രവേശനം നേടാൻ അഞ്ചു മാർഗങ്ങൾ' },
  howAdmissionWorks: { en: 'How admission works', ml: 'പ്രവേശന രീതി' },
  noNotices: { en: 'No notices at present.', ml: 'ഇപ്പോൾ അറിയിപ്പുകളില്ല.' },
  noEvents: { en: 'No events at present.', ml: 'ഇപ്പോൾ പരിപാടികളില്ല.' },
  departmentsCount: { en: '{count} departments', ml: '{count} വകുപ്പുകൾ' },
  engineeringStones: {
    en: 'Engineering, architecture and computer applications',
    ml: 'എൻജിനീയറിങ്, ആർക്കിടെക്ചർ, കമ്പ്യൂട്ടർ ആപ്ലിക്കേഷൻസ്',
  },
  supportingStones: {
    en: 'Science, economics and physical education',
    ml: 'ശാസ്ത്രം, സാമ്പത്തികശാസ്ത്രം, കായികവിദ്യാഭ്യാസം',
  },
  /** Where the final year of each department went. */
  fromHere: {
    en: 'From here to, {year}:',
    ml: 'ഇവിടെനിന്ന്, {year}:',
  },
  fromHereOf: {
    en: 'of {registered} registered {placed} placed, {higherStudy} in higher studies',
    ml: 'രജിസ്റ്റർ ചെയ്ത {registered} പേരിൽ {placed} പേർക്ക് ജോലി, {higherStudy} പേർ ഉപരിപഠനത്തിന്',
  },
  fromHereShort: {
    en: '{placed} + {higherStudy} of {registered}',
    ml: '{registered}-ൽ {placed} + {higherStudy}',
  },
  fromHereKeys: {
    en: ['placed', 'higher studies', 'of those registered'],
    ml: ['ജോലി', 'ഉപരിപഠനം', 'രജിസ്റ്റർ ചെയ്തവരിൽ'],
  },
  placementFigures: { en: 'Placement figures', ml: 'പ്ലേസ്മെന്റ്' },
  studentWork: { en: 'Made here by students', ml: 'ഇവിടെ നിർമിച്ചത്' },
  seeTheWork: { en: 'Technical activities', ml: 'കൂടുതൽ സൃഷ്ടികൾ' },
  inFigures: { en: 'The college at a glance', ml: 'കോളേജ് ഒറ്റനോട്ടത്തിൽ' },
  lifeOnCampus: { en: 'Life on campus', ml: 'ക്യാമ്പസ് ജീവിതം' },
  campusLife: { en: 'Campus life', ml: 'എല്ലാം കാണാം' },
  forStudents: { en: 'For students', ml: 'വിദ്യാർഥികൾക്ക്' },
  untilDay: { en: 'until {date}', ml: '{date} വരെ' },
  /** What is shown after `validUntil`. */
  validTo: { en: '{moment}', ml: '{moment} വരെ' },
};

export const labels = {
  departments: { en: 'Departments', ml: 'വകുപ്പുകൾ' },
  departmentsLead: {
    en: '{engineering} departments of engineering, architecture and computer applications, and {supporting} departments that teach science, economics and physical education to all students.',
    ml: 'എൻജിനീയറിങ്, ആർക്കിടെക്ചർ, കമ്പ്യൂട്ടർ ആപ്ലിക്കേഷൻ മേഖലകളിൽ {engineering} വകുപ്പുകൾ; എല്ലാ വിദ്യാർഥികളെയും ശാസ്ത്രവും സാമ്പത്തികശാസ്ത്രവും കായികവിദ്യാഭ്യാസവും പഠിപ്പിക്കുന്ന {supporting} വകുപ്പുകൾ.',
  },
  departmentGroup: {
    engineering: { en: 'Engineering department', ml: 'എൻജിനീയറിങ് വകുപ്പ്' },
    supporting: { en: 'Non-engineering department', ml: 'എൻജിനീയറിങ് ഇതര വകുപ്പ്' },
  },
  engineeringDepartments: { en: 'Engineering Departments', ml: 'എൻജിനീയറിങ് വകുപ്പുകൾ' },
  supportingDepartments: { en: 'Non-Engineering Departments', ml: 'എൻജിനീയറിങ് ഇതര വകുപ്പുകൾ' },
  part: {
    overview: { en: 'Overview', ml: 'പൊതുവിവരം' },
    programmes: { en: 'Programmes', ml: 'പ്രോഗ്രാമുകൾ' },
    people: { en: 'People', ml: 'അധ്യാപകരും ജീവനക്കാരും' },
    laboratories: { en: 'Laboratories', ml: 'ലാബുകൾ' },
    research: { en: 'Research', ml: 'ഗവേഷണം' },
    achievements: { en: 'Achievements', ml: 'നേട്ടങ്ങൾ' },
    documents: { en: 'Syllabus and documents', ml: 'സിലബസും രേഖകളും' },
    contact: { en: 'Contact', ml: 'ബന്ധപ്പെടുക' },
  },
  /** Lead of the programmes of a department that has none of its own. */
  teachingLead: {
    en: 'The department of {name} teaches in the programmes of other departments.',
    ml: 'മറ്റു വകുപ്പുകളുടെ പ്രോഗ്രാമുകളിലാണ് {name} വകുപ്പ് പഠിപ്പിക്കുന്നത്.',
  },
  /** Descriptions of the parts for search engines; `name` is the department. */
  partLead: {
    programmes: {
      en: 'Programmes of the department of {name}: seats, duration, subjects and accreditation.',
      ml: '{name} വകുപ്പിലെ പ്രോഗ്രാമുകൾ: സീറ്റ്, ദൈർഘ്യം, പഠനവിഷയങ്ങൾ, അക്രഡിറ്റേഷൻ.',
    },
    people: {
      en: 'Teachers and technical staff of the department of {name}, with their areas of work and contact details.',
      ml: '{name} വകുപ്പിലെ അധ്യാപകരും സാങ്കേതിക ജീവനക്കാരും; പ്രവർത്തനമേഖലകളും ബന്ധപ്പെടാനുള്ള വിവരങ്ങളും.',
    },
    laboratories: {
      en: 'Laboratories of the department of {name}: work of students, equipment and persons in charge.',
      ml: '{name} വകുപ്പിലെ ലാബുകൾ: വിദ്യാർഥികൾ ചെയ്യുന്നത്, ഉപകരണങ്ങൾ, ചുമതലക്കാർ.',
    },
    research: {
      en: 'Research in the department of {name}: areas, topics and how students can take part.',
      ml: '{name} വകുപ്പിലെ ഗവേഷണം: മേഖലകൾ, ചോദ്യങ്ങൾ, വിദ്യാർഥികൾക്കുള്ള അവസരങ്ങൾ.',
    },
    achievements: {
      en: 'Achievements of students and staff of the department of {name} in recent years.',
      ml: '{name} വകുപ്പിലെ വിദ്യാർഥികളും ജീവനക്കാരും സമീപവർഷങ്ങളിൽ കൈവരിച്ച നേട്ടങ്ങൾ.',
    },
    documents: {
      en: 'Syllabus, regulations and documents of the department of {name}.',
      ml: '{name} വകുപ്പിന്റെ സിലബസും ചട്ടങ്ങളും രേഖകളും ലഭിക്കുന്ന ഇടങ്ങൾ.',
    },
    contact: {
      en: 'Office, hours, telephone and e-mail of the department of {name}.',
      ml: '{name} വകുപ്പിന്റെ ഓഫീസ്, സമയം, ഫോൺ, ഇമെയിൽ.',
    },
  },
  yearsOfStudy: {
    en: ['First year', 'Second year', 'Third year', 'Fourth year', 'Fifth year'],
    ml: ['ഒന്നാം വർഷം', 'രണ്ടാം വർഷം', 'മൂന്നാം വർഷം', 'നാലാം വർഷം', 'അഞ്ചാം വർഷം'],
  },
  graduates: { en: 'Where graduates work', ml: 'പഠിച്ചിറങ്ങുന്നവർ എവിടെ' },
  graduatesOf: {
    en: '{placed} of the {registered} students registered in {year} were placed; {higherStudy} went for higher studies.',
    ml: '{year}-ൽ രജിസ്റ്റർ ചെയ്ത {registered} വിദ്യാർഥികളിൽ {placed} പേർക്ക് ജോലി ലഭിച്ചു; {higherStudy} പേർ ഉപരിപഠനത്തിനു ചേർന്നു.',
  },
  placementFigures: { en: 'Placement by branch', ml: 'ബ്രാഞ്ച് തിരിച്ചുള്ള പ്ലേസ്മെന്റ്' },
  vision: { en: 'Vision', ml: 'ദർശനം' },
  mission: { en: 'Mission', ml: 'ദൗത്യം' },
  outcomes: { en: 'What graduates can do', ml: 'പഠിച്ചിറങ്ങുന്നവർ നേടുന്ന കഴിവുകൾ' },
  teachesStudents: { en: 'Students taught', ml: 'ആർക്ക്' },
  course: { en: 'Course', ml: 'കോഴ്സ്' },
  seatsOf: { en: '{award} seats', ml: '{award} സീറ്റ്' },
  affiliation: { en: 'Affiliation', ml: 'അഫിലിയേഷൻ' },
  taughtTo: { en: 'Courses for other departments', ml: 'മറ്റു വകുപ്പുകൾക്കുള്ള കോഴ്സുകൾ' },
  equipment: { en: 'Equipment', ml: 'ഉപകരണങ്ങൾ' },
  usedBy: { en: 'Used in', ml: 'ഉപയോഗിക്കുന്ന പ്രോഗ്രാമുകൾ' },
  inCharge: { en: 'In charge', ml: 'ചുമതല' },
  researchAreas: { en: 'Research areas', ml: 'ഗവേഷണ മേഖലകൾ' },
  whatIsStudied: { en: 'Subjects studied', ml: 'പഠനവിഷയങ്ങൾ' },
  duration: { en: 'Duration', ml: 'ദൈർഘ്യം' },
  achievement: { en: 'Achievement', ml: 'നേട്ടം' },
  achievementsOf: { en: 'Achievements of {year}', ml: '{year}-ലെ നേട്ടങ്ങൾ' },
  accreditation: { en: 'Accreditation (NBA)', ml: 'അക്രഡിറ്റേഷൻ (എൻ.ബി.എ.)' },
  accreditedUntil: {
    en: 'Accredited from {from} to {to}, order {order}',
    ml: '{from} മുതൽ {to} വരെ അക്രഡിറ്റേഷൻ; ഉത്തരവ് {order}',
  },
  accreditationOver: { en: 'The accreditation ended on {to}', ml: 'അക്രഡിറ്റേഷൻ {to}-ന് അവസാനിച്ചു' },
  notAccredited: {
    en: 'No current accreditation on record. The NBA accredits each programme for a fixed term.',
    ml: 'നിലവിലെ അക്രഡിറ്റേഷൻ രേഖപ്പെടുത്തിയിട്ടില്ല. എൻ.ബി.എ. ഓരോ പ്രോഗ്രാമിനും നിശ്ചിത കാലത്തേക്കാണ് അക്രഡിറ്റേഷൻ നൽകുന്നത്.',
  },
  howToApply: { en: 'How to apply', ml: 'അപേക്ഷിക്കേണ്ട വിധം' },
  noProgrammes: {
    en: 'This department does not offer a programme of its own; it teaches students of other departments.',
    ml: 'ഈ വകുപ്പിന് സ്വന്തം പ്രോഗ്രാമുകളില്ല; മറ്റു വകുപ്പുകളുടെ പ്രോഗ്രാമുകളിൽ പഠിപ്പിക്കുന്നു.',
  },
  syllabus: { en: 'Syllabus and regulations', ml: 'സിലബസും ചട്ടങ്ങളും' },
  papers: { en: 'Documents', ml: 'രേഖകൾ' },
  noPapers: {
    en: 'There are no documents specific to this department. Common documents are on the Downloads page.',
    ml: 'ഈ വകുപ്പിനു മാത്രമായി രേഖകളില്ല. എല്ലാവർക്കുമുള്ളവ ഡൗൺലോഡ് പേജിലുണ്ട്.',
  },
  allDownloads: { en: 'All downloads', ml: 'എല്ലാ ഡൗൺലോഡുകളും' },
  recentNews: { en: 'Notices and events', ml: 'അറിയിപ്പുകളും പരിപാടികളും' },
  place: { en: 'Place', ml: 'സ്ഥലം' },
  hours: { en: 'Hours', ml: 'സമയം' },
  phone: { en: 'Phone', ml: 'ഫോൺ' },
  email: { en: 'E-mail', ml: 'ഇമെയിൽ' },
  partOf: { en: '{part}, {department}', ml: '{part}, {department}' },
  wholePart: { en: '{part}: full details', ml: '{part}: മുഴുവൻ വിവരങ്ങൾ' },
  samplePeople: {
    en: 'Sample entries: the people are named after flowers, rivers, birds and stars. When the site goes live, the initials of the person will be shown here.',
    ml: 'മാതൃകാ വിവരങ്ങൾ: പൂക്കളുടെയും നദികളുടെയും പക്ഷികളുടെയും നക്ഷത്രങ്ങളുടെയും പേരുകളാണിവ. സൈറ്റ് ഉപയോഗത്തിലാകുമ്പോൾ ഇവിടെ വ്യക്തിയുടെ പേരിന്റെ ആദ്യാക്ഷരങ്ങൾ വരും.',
  },
};

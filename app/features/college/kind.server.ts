import { LANGUAGE } from '#app/content/forms/choices.ts';
import type { FieldLabels } from '#app/content/forms/field-label.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { collegeSchema } from './schema.ts';

const HTTPS = ['An address beginning with https://', 'https:// എന്നു തുടങ്ങുന്ന വിലാസം.'] as const;

const COLOUR = [
  'Such as #14532d; dark enough to be read on white.',
  '#14532d പോലെ; വെള്ള പശ്ചാത്തലത്തിൽ വായിക്കാവുന്നത്ര കടുത്ത നിറം.',
] as const;

const collegeLabels: FieldLabels = {
  edition: {
    title: ['Edition', 'പതിപ്പ്'],
    hint: [
      'Choose publication when no sample is left.',
      'മാതൃകകളൊന്നും ബാക്കിയില്ലെങ്കിൽ “പ്രസിദ്ധീകരണം” തിരഞ്ഞെടുക്കുക.',
    ],
    choices: {
      demonstration: [
        'Demonstration: pages say that samples are not real',
        'പ്രദർശനം: മാതൃകകൾ യഥാർഥമല്ലെന്ന് പേജുകളിൽ കാണിക്കും',
      ],
      publication: ['Publication: samples are refused', 'പ്രസിദ്ധീകരണം: മാതൃകകൾ അനുവദിക്കില്ല'],
    },
  },
  stillSample: {
    title: ['Still of the sample college', 'ഇപ്പോഴും മാതൃകാ കോളേജിന്റേത്'],
    hint: ['Take out each part that is your own by now.', 'സ്വന്തം വിവരങ്ങൾ ചേർത്തുകഴിഞ്ഞവ ഒഴിവാക്കുക.'],
    choices: {
      seats: ['Seats and programmes', 'സീറ്റുകളും പ്രോഗ്രാമുകളും'],
      fees: ['Fees', 'ഫീസ്'],
      laboratories: ['Laboratories', 'ലാബുകൾ'],
      places: ['Campus map and facilities', 'ക്യാമ്പസ് ഭൂപടവും സൗകര്യങ്ങളും'],
      texts: ['Texts of pages', 'പേജുകളിലെ ഉള്ളടക്കം'],
    },
  },
  languages: {
    title: ['Languages of the site', 'സൈറ്റിന്റെ ഭാഷകൾ'],
    hint: [
      'English comes first. Texts in a language that is left out are not shown.',
      'ആദ്യം ഇംഗ്ലീഷ്. ഒഴിവാക്കുന്ന ഭാഷയിലെ ഉള്ളടക്കം കാണിക്കില്ല.',
    ],
    choices: LANGUAGE,
  },
  name: { title: ['Name of the college', 'കോളേജിന്റെ പേര്'] },
  shortName: {
    title: ['Short name', 'ചുരുക്കപ്പേര്'],
    hint: ['Initials for small screens.', 'ചെറിയ സ്ക്രീനുകൾക്കുള്ള ചുരുക്കെഴുത്ത്.'],
  },
  government: { title: ['Government', 'സർക്കാർ'] },
  directorate: { title: ['Directorate', 'ഡയറക്ടറേറ്റ്'] },
  university: { title: ['University', 'സർവകലാശാല'] },
  universityShort: { title: ['Short name of the university', 'സർവകലാശാലയുടെ ചുരുക്കപ്പേര്'] },
  address: { title: ['Address', 'വിലാസം'], hint: ['With the PIN code.', 'പിൻ കോഡ് ഉൾപ്പെടെ.'] },
  location: {
    title: ['Place of the main gate', 'പ്രധാന കവാടത്തിന്റെ സ്ഥാനം'],
    hint: ['For the links to maps.', 'മാപ്പിലേക്കുള്ള ലിങ്കുകൾക്ക്.'],
  },
  'location.latitude': { title: ['Degrees north', 'വടക്ക് (ഡിഗ്രി)'] },
  'location.longitude': { title: ['Degrees east', 'കിഴക്ക് (ഡിഗ്രി)'] },
  officeHours: { title: ['Office hours on working days', 'പ്രവൃത്തിദിവസങ്ങളിലെ ഓഫീസ് സമയം'] },
  'officeHours.from': {
    title: ['Opens at', 'തുറക്കുന്ന സമയം'],
    hint: ['In 24 hours: 10:00.', '24 മണിക്കൂർ രീതിയിൽ: 10:00.'],
  },
  'officeHours.until': {
    title: ['Closes at', 'അടയ്ക്കുന്ന സമയം'],
    hint: ['In 24 hours: 16:00.', '24 മണിക്കൂർ രീതിയിൽ: 16:00.'],
  },
  siteUrl: {
    title: ['Address of this website', 'ഈ വെബ്സൈറ്റിന്റെ വിലാസം'],
    hint: [
      'Begins with https://, without a slash at the end.',
      'https:// എന്നു തുടങ്ങണം; അവസാനം / പാടില്ല.',
    ],
  },
  ids: { title: ['Identification numbers', 'തിരിച്ചറിയൽ നമ്പറുകൾ'] },
  'ids.aicte': { title: ['AICTE permanent ID', 'എ.ഐ.സി.ടി.ഇ. പെർമനന്റ് ഐ.ഡി.'] },
  'ids.aishe': { title: ['AISHE ID', 'എ.ഐ.എസ്.എച്ച്.ഇ. ഐ.ഡി.'] },
  figures: {
    title: ['Stated intake', 'കോളേജിന്റെ കണക്കിലുള്ള സീറ്റുകൾ'],
    hint: [
      'For the admissions page only; elsewhere seats are added up.',
      'പ്രവേശന പേജിൽ മാത്രം; മറ്റിടങ്ങളിൽ സീറ്റുകൾ കൂട്ടിയെടുക്കും.',
    ],
  },
  'figures.btech-intake': { title: ['B.Tech intake', 'ബി.ടെക് സീറ്റുകൾ'] },
  'figures.mtech-intake': { title: ['M.Tech intake', 'എം.ടെക് സീറ്റുകൾ'] },
  portals: { title: ['Portals', 'പോർട്ടലുകൾ'], hint: HTTPS },
  'portals.login': { title: ['Login', 'ലോഗിൻ'] },
  'portals.student': { title: ['Student portal', 'വിദ്യാർഥി പോർട്ടൽ'] },
  'portals.registration': { title: ['New registration', 'പുതിയ രജിസ്ട്രേഷൻ'] },
  'portals.placement': { title: ['Placement portal', 'പ്ലേസ്മെന്റ് പോർട്ടൽ'] },
  'portals.alumni': { title: ['Alumni portal', 'പൂർവവിദ്യാർഥി പോർട്ടൽ'] },
  'portals.conference': { title: ['Conference registration', 'കോൺഫറൻസ് രജിസ്ട്രേഷൻ'] },
  'portals.elibrary': { title: ['E-Library', 'ഇ-ലൈബ്രറി'] },
  'portals.university': { title: ['University', 'സർവകലാശാല'] },
  'portals.results': { title: ['Exam results', 'പരീക്ഷാഫലം'] },
  'portals.entrance': { title: ['Entrance examination', 'പ്രവേശന പരീക്ഷ'] },
  'portals.scholarships': { title: ['Scholarships', 'സ്കോളർഷിപ്പുകൾ'] },
  'portals.tenders': { title: ['E-tenders', 'ഇ-ടെൻഡറുകൾ'] },
  'portals.national': { title: ['National portal', 'ദേശീയ പോർട്ടൽ'] },
  social: {
    title: ['Social media', 'സാമൂഹിക മാധ്യമങ്ങൾ'],
    hint: ['Leave out an account that does not exist.', 'ഇല്ലാത്ത അക്കൗണ്ട് ഒഴിവാക്കുക.'],
  },
  'social.facebook': { title: ['Facebook', 'ഫേസ്ബുക്ക്'], hint: HTTPS },
  'social.youtube': { title: ['YouTube', 'യൂട്യൂബ്'], hint: HTTPS },
  logo: {
    title: ['Logo', 'ലോഗോ'],
    hint: ['Leave out to show the drawn mark.', 'ഒഴിവാക്കിയാൽ ഈ രൂപകൽപ്പനയിലെ ചിഹ്നം കാണിക്കും.'],
    choices: {
      'logo.svg': ['SVG file', 'എസ്.വി.ജി. ഫയൽ'],
      'logo.png': ['PNG file', 'പി.എൻ.ജി. ഫയൽ'],
    },
  },
  colours: {
    title: ['Colours', 'നിറങ്ങൾ'],
    hint: [
      'Leave out to keep the colours of this design.',
      'ഈ രൂപകൽപ്പനയിലെ നിറങ്ങൾ മതിയെങ്കിൽ ഒഴിവാക്കുക.',
    ],
  },
  'colours.links': { title: ['Links and buttons', 'ലിങ്കുകളും ബട്ടണുകളും'], hint: COLOUR },
  'colours.accent': {
    title: ['Notices and roofs in drawings', 'അറിയിപ്പുകളും ചിത്രങ്ങളിലെ മേൽക്കൂരകളും'],
    hint: COLOUR,
  },
  'colours.ornament': {
    title: ['Ornament and large figures', 'അലങ്കാരവും വലിയ അക്കങ്ങളും'],
    hint: COLOUR,
  },
  disclosureHref: {
    title: ['Page of the AICTE mandatory disclosure', 'എ.ഐ.സി.ടി.ഇ. മാൻഡേറ്ററി ഡിസ്ക്ലോഷർ പേജ്'],
  },
  offlineCopies: {
    title: [
      'Keep copies of pages on visitors’ devices',
      'പേജുകളുടെ പകർപ്പ് സന്ദർശകരുടെ ഉപകരണത്തിൽ സൂക്ഷിക്കുക',
    ],
    hint: [
      'For readers without a network. Off removes the copies.',
      'ഇന്റർനെറ്റ് ഇല്ലാത്തപ്പോൾ വായിക്കാൻ. വേണ്ടെന്നുവച്ചാൽ പകർപ്പുകൾ നീക്കും.',
    ],
  },
  withoutSpellingAdvice: {
    title: ['No advice on Malayalam spelling', 'മലയാളം അക്ഷരവിന്യാസത്തിൽ നിർദേശം വേണ്ട'],
    hint: [
      'The desk names other spellings than those of its list; it refuses none.',
      'പട്ടികയിലേതല്ലാത്ത അക്ഷരവിന്യാസം ഡെസ്ക് ചൂണ്ടിക്കാട്ടും; തടയില്ല.',
    ],
  },
  copyrightYear: {
    title: ['First year of copyright', 'പകർപ്പവകാശം തുടങ്ങിയ വർഷം'],
    hint: ['Four digits.', 'നാലക്കം.'],
  },
  developedBy: { title: ['Line on who developed the site', 'സൈറ്റ് വികസിപ്പിച്ചവരെക്കുറിച്ചുള്ള വരി'] },
  demonstrationNote: {
    title: ['Note on samples', 'മാതൃകകളെക്കുറിച്ചുള്ള കുറിപ്പ്'],
    hint: ['Shown in the demonstration edition only.', 'പ്രദർശന പതിപ്പിൽ മാത്രം കാണിക്കും.'],
  },
  helpline: { title: ['Helpline', 'ഹെൽപ്പ് ലൈൻ'] },
  'helpline.label': { title: ['Name of the helpline', 'ഹെൽപ്പ് ലൈനിന്റെ പേര്'] },
  contacts: {
    title: ['Offices', 'ഓഫീസുകൾ'],
    hint: ['Each office once; none may be missing.', 'ഓരോ ഓഫീസും ഒരിക്കൽ മാത്രം; ഒന്നും വിട്ടുപോകരുത്.'],
    item: ['Office', 'ഓഫീസ്'],
  },
  'contacts.title': { title: ['Name of the office', 'ഓഫീസിന്റെ പേര്'] },
};

const college = {
  id: 'college',
  rank: 35,
  single: 'college',
  place: 'college.yaml',
  form: 'file',
  schema: collegeSchema,
  title: ['College details', 'കോളേജ് വിവരങ്ങൾ'],
  fields: collegeLabels,
} as const satisfies Kind;

export const kinds = [college];

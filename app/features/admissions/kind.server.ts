import { FEE_COURSE, OFFICE, WINDOW_KIND } from '#app/content/forms/choices.ts';
import type { FieldLabels } from '#app/content/forms/field-label.ts';
import type { Kind } from '#app/content/kind.server.ts';
import {
  admissionEventSchema,
  admissionPageSchema,
  btechTabSchema,
  mtechTabSchema,
  phdTabSchema,
} from './schema.ts';
import { admissionStreamSchema } from './stream-schema.ts';

const admissionEventLabels: FieldLabels = {
  id: {
    title: ['Name of the admission', 'പ്രവേശനത്തിന്റെ പേര്'],
    hint: [
      'Such as btech-spot; the same in every round and year. Made from the English title if you leave it empty.',
      'btech-spot പോലെ; എല്ലാ ഘട്ടത്തിലും എല്ലാ വർഷവും ഒരേ പേര്. ഒഴിച്ചിട്ടാൽ ഇംഗ്ലീഷ് തലക്കെട്ടിൽനിന്ന് ഉണ്ടാക്കും.',
    ],
  },
  date: {
    title: ['Date', 'തീയതി'],
    hint: ['In words, as in the notice.', 'അറിയിപ്പിലുള്ളതുപോലെ, വാക്കുകളിൽ.'],
  },
  isActive: {
    title: ['Active', 'നിലവിലുള്ളത്'],
    hint: [
      'Used only if no opening and closing times are given.',
      'തുടങ്ങുന്ന സമയവും അവസാനിക്കുന്ന സമയവും നൽകിയിട്ടില്ലെങ്കിൽ മാത്രം ഉപയോഗിക്കും.',
    ],
  },
  havelink: { title: ['Show the registration link', 'രജിസ്ട്രേഷൻ ലിങ്ക് കാണിക്കുക'] },
  reportingTime: { title: ['Reporting time', 'ഹാജരാകേണ്ട സമയം'] },
  eligibility: { title: ['Eligibility', 'യോഗ്യത'] },
  contactPerson: { title: ['Contact person', 'ബന്ധപ്പെടേണ്ട വ്യക്തി'] },
  contactRole: {
    title: ['Office for queries', 'അന്വേഷണങ്ങൾക്കുള്ള ഓഫീസ്'],
    hint: ['If chosen, leave phone and e-mail empty.', 'തിരഞ്ഞെടുത്താൽ ഫോണും ഇമെയിലും ഒഴിച്ചിടുക.'],
    choices: OFFICE,
  },
  contactEmail: { title: ['E-mail', 'ഇമെയിൽ'] },
  contactPhone: { title: ['Phone', 'ഫോൺ'] },
  procedureSteps: { title: ['Procedure', 'നടപടിക്രമം'], item: ['Step', 'ഘട്ടം'] },
  requiredDocuments: { title: ['Required documents', 'ആവശ്യമായ രേഖകൾ'], item: ['Document', 'രേഖ'] },
  documents: { title: ['Notifications', 'വിജ്ഞാപനങ്ങൾ'], item: ['Notification', 'വിജ്ഞാപനം'] },
  'documents.link': {
    title: ['Address', 'വിലാസം'],
    hint: ['Begins with https://', 'https:// എന്നു തുടങ്ങണം.'],
  },
  feeDetails: { title: ['Fees', 'ഫീസ്'] },
  'feeDetails.course': { title: ['Course', 'കോഴ്സ്'], choices: FEE_COURSE },
  'feeDetails.heads': {
    title: ['Fee items', 'ഫീസ് ഇനങ്ങൾ'],
    hint: ['The amounts are in the list of fees.', 'തുകകൾ ഫീസ് പട്ടികയിലുണ്ട്.'],
    item: ['Fee item', 'ഫീസ് ഇനം'],
  },
  'feeDetails.dueDate': { title: ['Due date', 'അവസാന തീയതി'] },
  feeRemarks: {
    title: ['Fees that the college does not fix', 'കോളേജ് നിശ്ചയിക്കാത്ത ഫീസുകൾ'],
    item: ['Fee', 'ഫീസ്'],
  },
  'feeRemarks.category': { title: ['Item', 'ഇനം'] },
  'feeRemarks.remark': { title: ['Remark', 'കുറിപ്പ്'], hint: ['Without figures.', 'അക്കങ്ങൾ പാടില്ല.'] },
  'feeRemarks.dueDate': { title: ['Due date', 'അവസാന തീയതി'] },
  importantDates: { title: ['Important dates', 'പ്രധാന തീയതികൾ'], item: ['Date', 'തീയതി'] },
  'importantDates.event': { title: ['What happens on that day', 'അന്നത്തെ നടപടി'] },
  faq: { title: ['Frequently asked questions', 'പതിവുചോദ്യങ്ങൾ'], item: ['Question', 'ചോദ്യം'] },
  calendarId: {
    title: ['Name for calendars', 'കലണ്ടറിനുള്ള പേര്'],
    hint: [
      'Such as btech-spot-2026-1. Do not change it later. If you leave it empty, it is the name of the entry.',
      'btech-spot-2026-1 പോലെ. പിന്നീട് മാറ്റരുത്. ഒഴിച്ചിട്ടാൽ ഈ വിവരത്തിന്റെ പേര് ചേർക്കും.',
    ],
  },
};

const streamLabels: FieldLabels = {
  runBy: { title: ['Conducted by', 'നടത്തുന്നത്'] },
  officialLink: {
    title: ['Official website', 'ഔദ്യോഗിക വെബ്സൈറ്റ്'],
    hint: ['Begins with https://', 'https:// എന്നു തുടങ്ങണം.'],
  },
  windows: {
    title: ['Announced dates', 'പ്രഖ്യാപിച്ച തീയതികൾ'],
    hint: ['Leave empty until dates are announced.', 'തീയതികൾ പ്രഖ്യാപിക്കുന്നതുവരെ ഒഴിച്ചിടുക.'],
    item: ['Date', 'തീയതി'],
  },
  'windows.kind': { title: ['For', 'എന്തിന്'], choices: WINDOW_KIND },
};

const admissionPageLabels: FieldLabels = {
  officeRole: { title: ['Office for queries', 'അന്വേഷണങ്ങൾക്കുള്ള ഓഫീസ്'], choices: OFFICE },
  quotaNote: { title: ['Note on quotas', 'ക്വാട്ടകളെക്കുറിച്ചുള്ള കുറിപ്പ്'] },
  originals: { title: ['Note on original certificates', 'അസൽ സർട്ടിഫിക്കറ്റുകളെക്കുറിച്ചുള്ള കുറിപ്പ്'] },
  certificateValidity: {
    title: ['Certificates with validity', 'കാലാവധിയുള്ള സർട്ടിഫിക്കറ്റുകൾ'],
    item: ['Certificate', 'സർട്ടിഫിക്കറ്റ്'],
  },
  tabs: { title: ['Tabs', 'ടാബുകൾ'], item: ['Tab', 'ടാബ്'] },
  'tabs.id': {
    title: ['Tab', 'ടാബ്'],
    choices: {
      current: ['Current admissions', 'നിലവിലെ പ്രവേശനം'],
      btech: ['B.Tech', 'ബി.ടെക്'],
      mtech: ['M.Tech', 'എം.ടെക്'],
      phd: ['Ph.D', 'പിഎച്ച്.ഡി.'],
    },
  },
  'tabs.label': { title: ['Words on the tab', 'ടാബിലെ വാക്കുകൾ'] },
  'tabs.hint': { title: ['Words below them', 'അവയ്ക്കു താഴെയുള്ള വാക്കുകൾ'] },
  emptyNote: { title: ['Note when there is no admission', 'പ്രവേശനം ഇല്ലാത്തപ്പോഴുള്ള കുറിപ്പ്'] },
};

const NOTE = ['Note', 'കുറിപ്പ്'] as const;

const PARAGRAPH = ['Paragraph', 'ഖണ്ഡിക'] as const;

/** The three tabs of courses are alike. */
const courseTabLabels: FieldLabels = {
  overview: { title: ['Introduction', 'ആമുഖം'], item: PARAGRAPH },
  facts: {
    title: ['Facts', 'വസ്തുതകൾ'],
    item: ['Fact', 'വസ്തുത'],
    forms: [
      ['In words', 'വാക്കുകളിൽ'],
      ['A figure that the site calculates', 'സൈറ്റ് കണക്കാക്കുന്നത്'],
    ],
  },
  'facts.term': { title: ['What it is', 'ഇനം'] },
  'facts.value': { title: ['Value', 'വിവരം'] },
  allotmentNotes: { title: ['Notes on allotment', 'അലോട്ട്മെന്റിനെക്കുറിച്ചുള്ള കുറിപ്പുകൾ'], item: NOTE },
  barch: { title: ['B.Arch', 'ബി.ആർക്'] },
  mca: { title: ['MCA', 'എം.സി.എ.'] },
  eligibility: { title: ['Eligibility', 'യോഗ്യത'], item: ['Condition', 'വ്യവസ്ഥ'] },
  notes: { title: ['Notes', 'കുറിപ്പുകൾ'], item: NOTE },
  contact: { title: ['Contact', 'ബന്ധപ്പെടാനുള്ള വിവരങ്ങൾ'] },
  'contact.coordinator': { title: ['Coordinator', 'കോ-ഓർഡിനേറ്റർ'] },
  'contact.additionalNote': { title: ['Further note', 'അധിക കുറിപ്പ്'] },
};

const admissionEvents = {
  id: 'admission-events',
  rank: 6,
  place: 'admissions/events/*.yaml',
  form: 'folder',
  schema: admissionEventSchema,
  end: { path: ['closesAt'], isMoment: true },
  title: ['Admission events', 'പ്രവേശന നടപടികൾ'],
  entry: ['Admission event', 'പ്രവേശന നടപടി'],
  fields: admissionEventLabels,
  page: () => '/admissions',
} as const satisfies Kind;

const admissionStreams = {
  id: 'admission-streams',
  rank: 7,
  place: 'admissions/streams.yaml',
  form: 'list',
  schema: admissionStreamSchema,
  key: 'id',
  title: ['Admission routes and dates', 'പ്രവേശന മാർഗങ്ങളും തീയതികളും'],
  entry: ['Admission route', 'പ്രവേശന മാർഗം'],
  fields: streamLabels,
  page: () => '/admissions',
} as const satisfies Kind;

const admissionsPage = {
  id: 'admissions-page',
  rank: 21,
  place: 'admissions/page.yaml',
  form: 'file',
  schema: admissionPageSchema,
  title: ['Admissions page', 'പ്രവേശന പേജ്'],
  fields: admissionPageLabels,
  page: () => '/admissions',
} as const satisfies Kind;

const btech = {
  id: 'btech',
  rank: 22,
  place: 'admissions/btech.yaml',
  form: 'file',
  schema: btechTabSchema,
  title: ['Admissions page: B.Tech', 'പ്രവേശന പേജ്: ബി.ടെക്'],
  fields: courseTabLabels,
  page: () => '/admissions/btech',
} as const satisfies Kind;

const mtech = {
  id: 'mtech',
  rank: 23,
  place: 'admissions/mtech.yaml',
  form: 'file',
  schema: mtechTabSchema,
  title: ['Admissions page: M.Tech', 'പ്രവേശന പേജ്: എം.ടെക്'],
  fields: courseTabLabels,
  page: () => '/admissions/mtech',
} as const satisfies Kind;

const phd = {
  id: 'phd',
  rank: 24,
  place: 'admissions/phd.yaml',
  form: 'file',
  schema: phdTabSchema,
  title: ['Admissions page: Ph.D', 'പ്രവേശന പേജ്: പിഎച്ച്.ഡി.'],
  fields: courseTabLabels,
  page: () => '/admissions/phd',
} as const satisfies Kind;

export const kinds = [admissionEvents, admissionStreams, admissionsPage, btech, mtech, phd];

import { type FeatureName, type Labels, labelsFor } from '#app/content/labels.ts';
import { inEvery } from '#app/i18n/locale.ts';
import type { Words } from './field-label.ts';

type Choices = Readonly<Record<string, Words>>;

/** Choices shown on the site, with the labels of the pages. */
function fromPages<Name extends FeatureName>(
  feature: Name,
  pick: (labels: Labels<Name>) => Readonly<Record<string, string>>,
): Choices {
  const { en, ml } = inEvery((locale) => pick(labelsFor(feature, locale)));
  return Object.fromEntries(
    Object.entries(en).map(([value, words]) => [value, [words, ml[value] ?? '']]),
  );
}

export const NOTICE_KIND = fromPages('news', ({ noticeKind }) => noticeKind);
export const DOCUMENT_CATEGORY = fromPages('documents', ({ documentCategory }) => documentCategory);
export const LANGUAGE = fromPages('documents', ({ languageName }) => languageName);
export const TENDER_METHOD = fromPages('tenders', ({ method }) => method);
export const FEE_COURSE = fromPages('fees', ({ feeCourse }) => feeCourse);
export const FEE_TIME = fromPages('fees', ({ feeTime }) => feeTime);
export const PAPER_COURSE = fromPages('required-documents', ({ paperCourse }) => paperCourse);
export const PAPER_QUOTA = fromPages('required-documents', ({ paperQuota }) => paperQuota);
export const PAPER_BRING = fromPages('required-documents', ({ paperBring }) => paperBring);
export const FAQ_TOPIC = fromPages('questions', ({ faqTopic }) => faqTopic);
export const DEPARTMENT_GROUP = fromPages('departments', ({ departmentGroup }) => departmentGroup);
export const DESIGNATION = fromPages('people', ({ designation }) => designation);
export const SEAT_GROUP = fromPages('programmes', ({ seatGroup }) => seatGroup);
export const WINDOW_KIND = fromPages('admissions', ({ windowKind }) => windowKind);
export const AWARD = fromPages('programmes', ({ awardName }) => awardName);
export const SEARCH_CATEGORY = fromPages('search', ({ searchCategory }) => searchCategory);
export const DEPARTMENT_LISTS = fromPages(
  'departments',
  ({ engineeringDepartments, supportingDepartments }) => ({
    'departments:engineering': engineeringDepartments,
    'departments:supporting': supportingDepartments,
  }),
);

export const OFFICE: Choices = {
  principal: ['Principal', 'പ്രിൻസിപ്പൽ'],
  office: ['College office', 'കോളേജ് ഓഫീസ്'],
  admissions: ['Admissions office', 'പ്രവേശന ഓഫീസ്'],
  'btech-admissions': ['B.Tech admissions', 'ബി.ടെക് പ്രവേശനം'],
  'mtech-admissions': ['M.Tech admissions', 'എം.ടെക് പ്രവേശനം'],
  'phd-coordinator': ['Ph.D coordinator', 'പിഎച്ച്.ഡി. കോ-ഓർഡിനേറ്റർ'],
  'information-officer': ['Public Information Officer', 'പൊതു വിവരാധികാരി'],
  'appellate-authority': ['Appellate Authority', 'അപ്പീൽ അധികാരി'],
  grievance: ['Student Grievance Redressal Committee', 'വിദ്യാർഥി പരാതി പരിഹാര സമിതി'],
  'anti-ragging': ['Anti-ragging nodal officer', 'റാഗിങ് വിരുദ്ധ നോഡൽ ഓഫീസർ'],
  'internal-complaints': ['Internal Complaints Committee', 'ഇന്റേണൽ കംപ്ലയിന്റ്സ് കമ്മിറ്റി'],
  'equal-opportunity': ['Equal Opportunity Cell', 'തുല്യാവസര സെൽ'],
  library: ['Library', 'ലൈബ്രറി'],
  hostel: ['Hostel office', 'ഹോസ്റ്റൽ ഓഫീസ്'],
  placement: ['Placement office', 'പ്ലേസ്മെന്റ് ഓഫീസ്'],
  pta: ['Parent-Teacher Association (PTA)', 'രക്ഷാകർതൃ-അധ്യാപക സംഘടന (പി.ടി.എ.)'],
  'web-manager': ['Web manager', 'വെബ് മാനേജർ'],
};

export const PAGE_OWNER: Choices = {
  'principal-office': ["Principal's office", 'പ്രിൻസിപ്പലിന്റെ ഓഫീസ്'],
  'academic-section': ['Academic section', 'അക്കാദമിക് വിഭാഗം'],
  'administrative-office': ['Administrative office', 'ഭരണവിഭാഗം ഓഫീസ്'],
  'admissions-office': ['Admissions office', 'പ്രവേശന ഓഫീസ്'],
  library: ['Library', 'ലൈബ്രറി'],
  'computing-centre': ['Computing centre', 'കമ്പ്യൂട്ടിങ് സെന്റർ'],
  'hostel-office': ['Hostel office', 'ഹോസ്റ്റൽ ഓഫീസ്'],
  'research-cell': ['Research cell', 'ഗവേഷണ സെൽ'],
  'students-affairs': ['Student affairs', 'വിദ്യാർഥികാര്യ വിഭാഗം'],
  'web-team': ['Web team', 'വെബ് സംഘം'],
};

export const FIGURE: Choices = {
  'btech-intake': ['B.Tech intake as stated by the college', 'കോളേജിന്റെ കണക്കിലുള്ള ബി.ടെക് സീറ്റുകൾ'],
  'mtech-intake': ['M.Tech intake as stated by the college', 'കോളേജിന്റെ കണക്കിലുള്ള എം.ടെക് സീറ്റുകൾ'],
  'ug-programmes': ['Number of undergraduate programmes', 'ബിരുദ പ്രോഗ്രാമുകളുടെ എണ്ണം'],
  'pg-programmes': ['Number of postgraduate programmes', 'ബിരുദാനന്തര ബിരുദ പ്രോഗ്രാമുകളുടെ എണ്ണം'],
  departments: ['Number of departments', 'വകുപ്പുകളുടെ എണ്ണം'],
  'engineering-departments': ['Number of engineering departments', 'എൻജിനീയറിങ് വകുപ്പുകളുടെ എണ്ണം'],
  'barch-seats': ['B.Arch seats', 'ബി.ആർക് സീറ്റുകൾ'],
  'mca-seats': ['MCA seats', 'എം.സി.എ. സീറ്റുകൾ'],
};

export const PARTNER_KIND: Choices = {
  industry: ['Industry', 'വ്യവസായം'],
  research: ['Research institution', 'ഗവേഷണ സ്ഥാപനം'],
  academic: ['Educational institution', 'വിദ്യാഭ്യാസ സ്ഥാപനം'],
  government: ['Government', 'സർക്കാർ'],
  community: ['Community organisation', 'സാമൂഹിക സംഘടന'],
};

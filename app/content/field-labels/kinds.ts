import { admissionEventLabels, admissionPageLabels, courseTabLabels, streamLabels, wayLabels } from './admissions.ts';
import { busRouteLabels, hostelChargeLabels, placementLabels } from './campus.ts';
import { calendarLabels, campusMapLabels, collegeLabels, pageDaysLabels } from './college.ts';
import { feeLabels, paperLabels, programmeLabels, scholarshipLabels, seatKindLabels } from './fees.ts';
import type { FieldLabels, Words } from './field-label.ts';
import { albumLabels, documentLabels, eventLabels, noticeLabels, partnerLabels, tenderLabels } from './news.ts';
import { disclosureLabels, faqLabels, homeLabels, navigationLabels, plainWordLabels, redirectLabels, searchLabels, sectionPageLabels } from './pages.ts';
import { committeeLabels, departmentLabels, personLabels } from './people.ts';

/** Labels of a type of content: the type, one entry (if it has entries), and its fields. */
export type KindLabels = { title: Words; entry?: Words; fields: FieldLabels };

const TEXT_FIELDS: FieldLabels = {
  text: { title: ['Text', 'ഉള്ളടക്കം'], hint: ['Markdown, without HTML.', 'മാർക്ക്ഡൗൺ; HTML പാടില്ല.'] },
};

/** Labels of every type of content, by its id. */
export const KIND_LABELS: Readonly<Record<string, KindLabels>> = {
  news: { title: ['Notices', 'അറിയിപ്പുകൾ'], entry: ['Notice', 'അറിയിപ്പ്'], fields: noticeLabels },
  events: { title: ['Events', 'പരിപാടികൾ'], entry: ['Event', 'പരിപാടി'], fields: eventLabels },
  tenders: { title: ['Tenders and quotations', 'ടെൻഡറുകളും ക്വട്ടേഷനുകളും'], entry: ['Tender', 'ടെൻഡർ'], fields: tenderLabels },
  documents: { title: ['Documents', 'രേഖകൾ'], entry: ['Document', 'രേഖ'], fields: documentLabels },
  gallery: { title: ['Gallery', 'ഗാലറി'], entry: ['Album', 'ആൽബം'], fields: albumLabels },
  'admission-events': { title: ['Admission events', 'പ്രവേശന നടപടികൾ'], entry: ['Admission event', 'പ്രവേശന നടപടി'], fields: admissionEventLabels },
  'admission-streams': { title: ['Admission routes and dates', 'പ്രവേശന മാർഗങ്ങളും തീയതികളും'], entry: ['Admission route', 'പ്രവേശന മാർഗം'], fields: streamLabels },
  fees: { title: ['Fees', 'ഫീസ്'], entry: ['Fee item', 'ഫീസ് ഇനം'], fields: feeLabels },
  scholarships: { title: ['Scholarships', 'സ്കോളർഷിപ്പുകൾ'], entry: ['Scholarship', 'സ്കോളർഷിപ്പ്'], fields: scholarshipLabels },
  papers: { title: ['Documents that candidates bring', 'അപേക്ഷാർഥികൾ കൊണ്ടുവരേണ്ട രേഖകൾ'], entry: ['Document', 'രേഖ'], fields: paperLabels },
  programmes: { title: ['Programmes', 'പ്രോഗ്രാമുകൾ'], entry: ['Programme', 'പ്രോഗ്രാം'], fields: programmeLabels },
  people: { title: ['Faculty and staff', 'അധ്യാപകരും ജീവനക്കാരും'], entry: ['Person', 'വ്യക്തി'], fields: personLabels },
  departments: { title: ['Departments', 'വകുപ്പുകൾ'], entry: ['Department', 'വകുപ്പ്'], fields: departmentLabels },
  committees: { title: ['Committees', 'സമിതികൾ'], entry: ['Committee', 'സമിതി'], fields: committeeLabels },
  partnerships: { title: ['Partnerships', 'പങ്കാളിത്തങ്ങൾ'], entry: ['Partnership', 'പങ്കാളിത്തം'], fields: partnerLabels },
  texts: { title: ['Texts of pages', 'പേജുകളിലെ ഉള്ളടക്കം'], entry: ['Text', 'ഉള്ളടക്കം'], fields: TEXT_FIELDS },
  pages: { title: ['Pages and their sections', 'പേജുകളും ഭാഗങ്ങളും'], entry: ['Page', 'പേജ്'], fields: sectionPageLabels },
  'document-texts': { title: ['Texts of printed documents', 'അച്ചടിക്കുന്ന രേഖകളുടെ ഉള്ളടക്കം'], entry: ['Text', 'ഉള്ളടക്കം'], fields: TEXT_FIELDS },
  home: { title: ['Home page', 'ഹോം പേജ്'], fields: homeLabels },
  'admissions-page': { title: ['Admissions page', 'പ്രവേശന പേജ്'], fields: admissionPageLabels },
  btech: { title: ['Admissions page: B.Tech', 'പ്രവേശന പേജ്: ബി.ടെക്'], fields: courseTabLabels },
  mtech: { title: ['Admissions page: M.Tech', 'പ്രവേശന പേജ്: എം.ടെക്'], fields: courseTabLabels },
  phd: { title: ['Admissions page: Ph.D', 'പ്രവേശന പേജ്: പിഎച്ച്.ഡി.'], fields: courseTabLabels },
  'ways-in': { title: ['Admission steps', 'പ്രവേശന ഘട്ടങ്ങൾ'], entry: ['Admission route', 'പ്രവേശന മാർഗം'], fields: wayLabels },
  'seat-kinds': { title: ['Seat categories', 'സീറ്റ് വിഭാഗങ്ങൾ'], fields: seatKindLabels },
  faq: { title: ['Frequently asked questions', 'പതിവുചോദ്യങ്ങൾ'], entry: ['Question', 'ചോദ്യം'], fields: faqLabels },
  'plain-words': { title: ['Short words explained', 'ചുരുക്കെഴുത്തുകളുടെ അർഥം'], entry: ['Word', 'വാക്ക്'], fields: plainWordLabels },
  'hostel-charges': { title: ['Hostel and mess charges', 'ഹോസ്റ്റൽ, മെസ് നിരക്കുകൾ'], fields: hostelChargeLabels },
  'bus-routes': { title: ['Bus routes', 'ബസ് റൂട്ടുകൾ'], fields: busRouteLabels },
  placements: { title: ['Placement figures', 'പ്ലേസ്മെന്റ് കണക്കുകൾ'], fields: placementLabels },
  calendar: { title: ['The year at a glance', 'ഒരു വർഷം ഒറ്റനോട്ടത്തിൽ'], fields: calendarLabels },
  'campus-map': { title: ['Campus map', 'ക്യാമ്പസ് ഭൂപടം'], fields: campusMapLabels },
  disclosures: { title: ['Disclosures required by law', 'നിയമപ്രകാരം പ്രസിദ്ധീകരിക്കേണ്ടവ'], entry: ['List', 'പട്ടിക'], fields: disclosureLabels },
  college: { title: ['College details', 'കോളേജ് വിവരങ്ങൾ'], fields: collegeLabels },
  navigation: { title: ['Menu and footer', 'മെനുവും പേജിന്റെ അടിഭാഗവും'], fields: navigationLabels },
  'page-days': { title: ['Last update of pages', 'പേജുകൾ അവസാനം പുതുക്കിയ ദിവസം'], fields: pageDaysLabels },
  redirects: { title: ['Old addresses', 'പഴയ വിലാസങ്ങൾ'], entry: ['Old address', 'പഴയ വിലാസം'], fields: redirectLabels },
  search: { title: ['Search words', 'തിരയാനുള്ള വാക്കുകൾ'], fields: searchLabels },
};

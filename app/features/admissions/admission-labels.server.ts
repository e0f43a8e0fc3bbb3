import { labelsFor } from '#app/content/labels.ts';
import { contactLabels } from '#app/features/section-page/rows.server.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** Labels of the admissions page without values. */
export function admissionLabels(locale: Locale) {
  const labels = labelsFor(locale);
  return {
    ...contactLabels(locale),
    admissionTabs: labels.admissionTabs,
    // Events
    currentAdmissions: labels.currentAdmissions,
    pastAdmissions: labels.pastAdmissions,
    noCurrentEvents: labels.noCurrentEvents,
    date: labels.date,
    venue: labels.venue,
    reportingTime: labels.reportingTime,
    sampleNote: labels.sampleNote,
    addToCalendar: labels.addToCalendar,
    streams: labels.streams,
    sampleDates: labels.sampleDates,
    inCalendar: labels.inCalendar,
    feedSubscribe: labels.feedSubscribe,
    feedSubscribeNote: labels.feedSubscribeNote,
    feedFile: labels.feedFile,
    feedFileNote: labels.feedFileNote,
    readAndRegister: labels.readAndRegister,
    clickToRegister: labels.clickToRegister,
    sheetLink: labels.sheetLink,
    shareEvent: labels.shareEvent,
    linkCopied: labels.linkCopied,
    linkByHand: labels.linkByHand,
    viewDetails: labels.viewDetails,
    hideDetails: labels.hideDetails,
    tabDetails: labels.tabDetails,
    procedure: labels.procedure,
    requiredDocuments: labels.requiredDocuments,
    contactInformation: labels.contactInformation,
    tabDocuments: labels.tabDocuments,
    noDocuments: labels.noDocuments,
    tabFees: labels.tabFees,
    noFees: labels.noFees,
    tabDates: labels.tabDates,
    noDates: labels.noDates,
    tabFaq: labels.tabFaq,
    noFaq: labels.noFaq,
    // Courses
    eligibility: labels.eligibility,
    researchAreas: labels.researchAreas,
    courseAndEligibility: labels.courseAndEligibility,
    onThisPage: labels.onThisPage,
    howAdmissionWorks: labels.howAdmissionWorks,
    stepsToASeat: labels.stepsToASeat,
    stepsToRegistration: labels.stepsToRegistration,
    notesOnAllotment: labels.notesOnAllotment,
    originalsTitle: labels.originalsTitle,
    certificateValidity: labels.certificateValidity,
    certificate: labels.certificate,
    validity: labels.validity,
    importantLinks: labels.importantLinks,
    notes: labels.notes,
    contacts: labels.contacts,
  };
}

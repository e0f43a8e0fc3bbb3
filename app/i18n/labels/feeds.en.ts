export const feeds = {
  subscribe: 'Subscribe',
  feedsAndData: 'Feeds and data',
  subscribeToNotices: 'Get new notices in a feed reader.',
  subscribeToEvents: 'Add all events to the calendar on your phone or computer.',
  calendarFeed: 'Calendar of all events (.ics)',
  datesFeed: 'Calendar of all admission dates (.ics)',
  noticesOfDepartment: (department: string) => `Notices for the department of ${department}`,
  noticesOfKind: (kind: string) => `Notices: ${kind}`,
  /** Description of a tab of admissions for search engines. */
  admissionTabLead: (label: string, hint: string) => `${label}: ${hint}. Steps, seats, documents, fees, dates and contacts.`,
};

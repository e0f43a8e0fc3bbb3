export const questions = {
  faqTopic: {
    eligibility: 'Who can apply',
    allotment: 'Options and allotment',
    papers: 'Certificates and documents',
    fees: 'Fees and scholarships',
    reporting: 'Joining the college',
    courses: 'Courses and examinations',
    campus: 'Hostel, bus and campus',
    help: 'Help and complaints',
  },
  asOf: (year: string) => `(as of ${year})`,
  moreOn: (term: string) => `More on ${term}`,
};

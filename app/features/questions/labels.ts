export const labels = {
  faqTopic: {
    eligibility: { en: 'Who can apply', ml: 'ആർക്ക് അപേക്ഷിക്കാം' },
    allotment: { en: 'Options and allotment', ml: 'ഓപ്ഷനും അലോട്ട്മെന്റും' },
    papers: { en: 'Certificates and documents', ml: 'സർട്ടിഫിക്കറ്റുകളും രേഖകളും' },
    fees: { en: 'Fees and scholarships', ml: 'ഫീസും സ്കോളർഷിപ്പും' },
    reporting: { en: 'Joining the college', ml: 'കോളേജിൽ ചേരൽ' },
    courses: { en: 'Courses and examinations', ml: 'കോഴ്സുകളും പരീക്ഷകളും' },
    campus: { en: 'Hostel, bus and campus', ml: 'ഹോസ്റ്റൽ, ബസ്, ക്യാമ്പസ്' },
    help: { en: 'Help and complaints', ml: 'സഹായവും പരാതികളും' },
  },
  asOf: { en: '(as of {year})', ml: '({year}-ലെ സ്ഥിതി)' },
  moreOn: { en: 'Read more: {term}', ml: '{term}: കൂടുതൽ വിവരം' },
};

import type { questions as english } from './questions.en.ts';

export const questions: typeof english = {
  faqTopic: {
    eligibility: 'ആർക്ക് അപേക്ഷിക്കാം',
    allotment: 'ഓപ്ഷനും അലോട്ട്മെന്റും',
    papers: 'സർട്ടിഫിക്കറ്റുകളും രേഖകളും',
    fees: 'ഫീസും സ്കോളർഷിപ്പും',
    reporting: 'കോളേജിൽ ചേരൽ',
    courses: 'കോഴ്സുകളും പരീക്ഷകളും',
    campus: 'ഹോസ്റ്റൽ, ബസ്, ക്യാമ്പസ്',
    help: 'സഹായവും പരാതികളും',
  },
  asOf: (year) => `(${year}-ലെ സ്ഥിതി)`,
  moreOn: (term) => `${term}: കൂടുതൽ വിവരം`,
};

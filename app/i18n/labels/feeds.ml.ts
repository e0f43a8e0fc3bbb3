import { departmentStem } from '#app/lib/department-stem.ts';
import type { feeds as english } from './feeds.en.ts';

export const feeds: typeof english = {
  subscribe: 'സബ്സ്ക്രൈബ് ചെയ്യാം',
  feedsAndData: 'ഫീഡുകളും ഡേറ്റയും',
  subscribeToNotices: 'പുതിയ അറിയിപ്പുകൾ ഫീഡ് റീഡർ വഴി അപ്പപ്പോൾ ലഭിക്കും.',
  subscribeToEvents: 'എല്ലാ പരിപാടികളും ഫോണിലെയോ കമ്പ്യൂട്ടറിലെയോ കലണ്ടറിൽ ചേർക്കാം.',
  calendarFeed: 'എല്ലാ പരിപാടികളുടെയും കലണ്ടർ (.ics)',
  datesFeed: 'പ്രവേശനത്തിന്റെ എല്ലാ തീയതികളുടെയും കലണ്ടർ (.ics)',
  noticesOfDepartment: (department) => `${departmentStem(department)} വകുപ്പിനുള്ള അറിയിപ്പുകൾ`,
  noticesOfKind: (kind) => `അറിയിപ്പുകൾ: ${kind}`,
  admissionTabLead: (label, hint) => `${label}: ${hint}. നടപടികൾ, സീറ്റുകൾ, രേഖകൾ, ഫീസ്, തീയതികൾ, ബന്ധപ്പെടേണ്ടവർ എന്നിവ അറിയാം.`,
};

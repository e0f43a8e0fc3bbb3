import type { filters as english } from './filters.en.ts';

export const filters: typeof english = {
  chosenPeople: (total) => `ആകെ ${total} പേരിൽ {count} പേർ`,
  noPeople: 'തിരഞ്ഞെടുത്ത വകുപ്പിലും മേഖലയിലും ആരുമില്ല.',
  oneNotice: 'തിരഞ്ഞെടുത്ത വിഭാഗത്തിൽ 1 അറിയിപ്പ്.',
  chosenNotices: 'തിരഞ്ഞെടുത്ത വിഭാഗത്തിൽ {count} അറിയിപ്പുകൾ.',
  noNotice: 'തിരഞ്ഞെടുത്ത വിഭാഗത്തിൽ അറിയിപ്പുകളില്ല.',
};

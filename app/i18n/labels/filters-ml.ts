import type { FilterLabels } from './filters-en.ts';

/** What is said of a choice among people and notices, in Malayalam. */
export const filters: FilterLabels = {
  chosenPeople: (total) => `ആകെ ${total} പേരിൽ {count} പേർ`,
  noPeople: 'രണ്ടു തിരഞ്ഞെടുപ്പിനും യോജിക്കുന്ന ആരുമില്ല.',
  oneNotice: 'തിരഞ്ഞെടുപ്പിനു യോജിക്കുന്നത് 1 അറിയിപ്പ്.',
  chosenNotices: 'തിരഞ്ഞെടുപ്പിനു യോജിക്കുന്നത് {count} അറിയിപ്പ്.',
  noNotice: 'തിരഞ്ഞെടുപ്പിനു യോജിക്കുന്ന അറിയിപ്പുകളില്ല.',
};

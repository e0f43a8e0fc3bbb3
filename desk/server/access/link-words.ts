import type { Words } from '#desk/words.ts';

/** What is said to somebody without an account, and to who makes a link for somebody. */
export const LINK_WORDS = {
  draft: { en: 'Draft', ml: 'കരട്' },
  note: (day: Words): Words => ({
    en: `A draft: the public site may differ. This link ends on ${day.en}.`,
    ml: `ഇതൊരു കരടാണ്; പ്രസിദ്ധീകരിച്ചതിൽനിന്ന് വ്യത്യാസമുണ്ടാകാം. ഈ ലിങ്ക് ${day.ml} വരെ മാത്രം.`,
  }),
  ended: {
    en: 'This link shows nothing any more: it was withdrawn, its seven days are over, or the draft is gone. Ask the person who sent it.',
    ml: 'ഈ ലിങ്കിൽ ഇപ്പോൾ ഒന്നുമില്ല: അത് പിൻവലിച്ചു, ഏഴു ദിവസം കഴിഞ്ഞു, അല്ലെങ്കിൽ കരട് നീക്കി. അയച്ച ആളോട് ചോദിക്കുക.',
  },
  notNow: {
    en: 'This draft cannot be shown at this moment: it is still being written. Open the link again later.',
    ml: 'ഈ കരട് എഴുതിക്കൊണ്ടിരിക്കുകയാണ്; ഇപ്പോൾ കാണിക്കാനാവില്ല. പിന്നീട് ലിങ്ക് വീണ്ടും തുറക്കുക.',
  },
  nothingPublic: {
    en: 'Publish once first: until then a link would also show what others have saved.',
    ml: 'ആദ്യം ഒരിക്കൽ പ്രസിദ്ധീകരിക്കുക: അതുവരെ ലിങ്കിൽ മറ്റുള്ളവർ സേവ് ചെയ്തതും കാണും.',
  },
} as const;

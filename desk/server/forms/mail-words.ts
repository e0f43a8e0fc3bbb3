import type { Words } from './desk-languages.ts';

const mail = (subject: Words, done: Words) => (title: Words, by: string) => ({
  subject: { en: `${subject.en}: ${title.en}`, ml: subject.ml },
  text: { en: `“${title.en}” ${done.en} ${by}.`, ml: `“${title.ml}” ${done.ml}: ${by}.` },
});

/** E-mails about an entry, with the person who has done it. */
export const MAIL = {
  asked: mail(
    { en: 'Sent for approval', ml: 'അംഗീകാരത്തിന് അയച്ചത്' },
    { en: 'was sent for approval by', ml: 'അംഗീകാരത്തിന് അയച്ചത്' },
  ),
  answered: mail(
    { en: 'New comment', ml: 'പുതിയ അഭിപ്രായം' },
    { en: 'has a comment by', ml: 'അഭിപ്രായം എഴുതിയത്' },
  ),
  sentBack: mail(
    { en: 'Sent back', ml: 'തിരിച്ചയച്ചത്' },
    { en: 'was sent back by', ml: 'തിരിച്ചയച്ചത്' },
  ),
  published: mail(
    { en: 'Published', ml: 'പ്രസിദ്ധീകരിച്ചത്' },
    { en: 'was published by', ml: 'പ്രസിദ്ധീകരിച്ചത്' },
  ),
} as const;

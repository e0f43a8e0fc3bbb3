import { answersOf } from '#desk/setup/answers.ts';

/** The answers of an invented college in English alone, without departments. */
export const PALM_GROVE = answersOf({
  languages: ['en'],
  name: { en: 'Palm Grove Engineering College' },
  shortName: { en: 'PGEC' },
  address: { en: 'Palm Grove 673999' },
  place: { en: 'Palm Grove' },
  district: { en: 'Coast District' },
  phone: '+91 495 2999 999',
  email: 'office@palmgrove.test',
  siteUrl: 'https://www.palmgrove.test',
  state: { en: 'Coast State' },
  university: { en: 'University of the Coast' },
  departments: [],
  programmes: {},
});

import type { Language } from '#languages/languages.ts';

export const LANGUAGE: Language = {
  name: 'Tamil',
  ownName: 'தமிழ்',
  script: /[\u0b80-\u0bff]/,
  isPartial: true,
};

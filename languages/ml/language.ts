import type { Language } from '#languages/languages.ts';

export const LANGUAGE: Language = {
  name: 'Malayalam',
  ownName: 'മലയാളം',
  script: /[\u0d00-\u0d7f]/,
};

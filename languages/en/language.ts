import type { Language } from '#languages/languages.ts';

export const LANGUAGE: Language = { name: 'English', ownName: 'English' };

/** Rules of a language for what names are put into; each leaves the words of others as they are. */
export { departmentStem } from './ml/grammar.ts';

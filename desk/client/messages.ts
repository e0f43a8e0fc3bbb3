import { en } from './messages.en.ts';
import { ml } from './messages.ml.ts';

/** Words of the desk by language. */
export const MESSAGES = { en, ml };

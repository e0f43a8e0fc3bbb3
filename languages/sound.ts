import { romaniseFolded as ml } from './ml/sound.ts';
import { romaniseFolded as ta } from './ta/sound.ts';

/** How folded words of languages sound, in Latin letters as people type them; other words are unchanged (app/lib/search/sound.ts). */
export const romaniseFolded = (folded: string) => ta(ml(folded));

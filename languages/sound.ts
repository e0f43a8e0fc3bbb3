/** How folded words of languages sound, in Latin letters as people type them; other words are unchanged (app/lib/search/sound.ts). */
export { romaniseFolded } from './ml/sound.ts';

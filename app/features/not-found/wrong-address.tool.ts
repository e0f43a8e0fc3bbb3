import { find } from '#app/browser/find.ts';
import { decoded } from '#app/lib/encoded-path.ts';

/** Parts of addresses that nobody searches for. */
const NOISE = /^(?:ml|en|index|home|html?|php|aspx?|jsp|www|pages?|node|\d{1,4})$/i;
const WORDS = 8;

/** Fills the search box with the words of the wrong address, unless something was typed. */
export function start(form: HTMLElement): void {
  const box = find<HTMLInputElement>(form, 'input');
  if (box.value !== '') return;
  const words = decoded(location.pathname)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length > 1 && !NOISE.test(word));
  box.value = words.slice(0, WORDS).join(' ').slice(0, box.maxLength);
}

import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { withSlashes } from '#app/lib/names.server.ts';

const FILES = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map(withSlashes)
  .sort();

/**
 * A short name of a class or an animation, the same in every bundle: two letters for its file, a
 * number for its place there. Letters that repeat weigh less in a page than a hash does.
 */
export function classNameOf(name: string, file: string, css: string): string {
  const number = FILES.indexOf(withSlashes(relative('app', file)));
  if (number < 0) throw new Error(`${file} is new: start this command again`);
  const names = [...css.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi)].map((match) => match[1]);
  const place = [...new Set(names)].indexOf(name);
  return `${letter(Math.floor(number / 26))}${letter(number % 26)}${place}`;
}

function letter(number: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + number);
}

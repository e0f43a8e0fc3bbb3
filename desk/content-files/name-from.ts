import { slugOf } from '#app/lib/slug.ts';
import { titleIn } from './title-in.ts';

/** The name of a new entry, or of an item in it, from its English title. */
export function nameFrom(value: unknown): string {
  return slugOf(titleIn(value, 'en') ?? '');
}

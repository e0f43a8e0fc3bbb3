import { slugOf } from '#app/lib/slug.ts';

type Titled = Record<string, { en?: string; title?: string } | undefined>;

/** The name of a new entry, or of an item in it, from its English title. */
export function nameFrom(value: unknown): string {
  const { title, name, term, question, label, caption, alt, en } = (value ?? {}) as Titled;
  return slugOf(
    String((title ?? name ?? term ?? question ?? label ?? caption ?? alt)?.en ?? en?.title ?? ''),
  );
}

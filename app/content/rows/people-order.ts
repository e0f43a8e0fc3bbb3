import { FIRST, type Locale } from '#app/i18n/locale.ts';
import { compareIn } from '#app/i18n/order.ts';

/** Posts in list order; their names are in the messages. */
export const DESIGNATIONS = [
  'professor',
  'associate-professor',
  'assistant-professor',
  'physical-education-director',
  'system-analyst',
  'workshop-superintendent',
  'instructor',
  'trade-instructor',
  'laboratory-assistant',
] as const;

export type Placed = {
  designation: (typeof DESIGNATIONS)[number];
  isHead?: true | undefined;
  name: Readonly<Record<Locale, string>>;
  order?: number | undefined;
};

/** Head first, then by post, then by place, then by name in the order of a language. */
export function comparePeople(a: Placed, b: Placed, locale: Locale = FIRST): number {
  const post = ({ isHead, designation }: Placed) =>
    isHead ? -1 : DESIGNATIONS.indexOf(designation);
  const place = ({ order = Number.MAX_SAFE_INTEGER }: Placed) => order;
  return (
    post(a) - post(b) || place(a) - place(b) || compareIn(locale)(a.name[locale], b.name[locale])
  );
}

export function sortPeople<P extends Placed>(people: readonly P[], locale?: Locale): P[] {
  return people.toSorted((a, b) => comparePeople(a, b, locale));
}

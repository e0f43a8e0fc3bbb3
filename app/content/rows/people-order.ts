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
  name: { en: string };
  order?: number | undefined;
};

/** Head first, then by post, then by place, then by name. */
export function comparePeople(a: Placed, b: Placed): number {
  const post = ({ isHead, designation }: Placed) =>
    isHead ? -1 : DESIGNATIONS.indexOf(designation);
  const place = ({ order = Number.MAX_SAFE_INTEGER }: Placed) => order;
  return post(a) - post(b) || place(a) - place(b) || a.name.en.localeCompare(b.name.en, 'en');
}

export function sortPeople<P extends Placed>(people: readonly P[]): P[] {
  return people.toSorted(comparePeople);
}

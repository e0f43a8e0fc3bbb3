import { collegeDay } from '#app/domain/clock.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { nameFrom } from '#desk/content-files/title-in.ts';
import { ask, type EditedEntry } from './api.ts';
import { newDraftId } from './storage.ts';

/**
 * The name that a new entry asks for: typed, or made from its title; a text has that of its page
 * before it, and what has no English title the day.
 */
export function wantedName(
  { kind, key, partOf, sharesId }: EditedEntry,
  value: unknown,
  address: string | undefined,
): string {
  if (key === 'from') return String(Reflect.get(value as object, key) ?? '');
  if (!partOf || sharesId) {
    const named = address ?? nameFrom(value);
    return named || !isGroup(value) || !value.only ? named : dayName(kind);
  }
  const [page, section] = (address ?? '').split('/');
  const name = section || nameFrom(value);
  return page && name ? `${page}/${name}` : '';
}

/** The name of what has no English title, which nobody has written: several have it on one day. */
export const dayName = (kind: string) => `${kind}-${collegeDay(Date.now())}`;

/**
 * Makes a new draft with the same fields, without what belongs to the copied entry alone; a copy of
 * a sample is an entry of the college.
 * @returns its id
 */
export async function copyOf(
  { kind, id, partOf, own }: EditedEntry,
  value: unknown,
): Promise<string> {
  const fields = Object.entries(value as object).filter(
    ([name]) => name !== 'sample' && !own.includes(name),
  );
  const copied = {
    kind,
    id: newDraftId(),
    value: Object.fromEntries(fields),
    base: null,
    ...(partOf && { address: `${id.split('/')[0]}/` }),
  };
  await ask('draft', copied, 'PUT');
  return copied.id;
}

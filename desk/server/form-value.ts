import { z } from 'zod';
import { isGroup } from '#desk/content-files/print-yaml.ts';

/** Fields of one group: forms have some dozens. The reader of YAML compares each with all others, so that 20,000 would keep everybody waiting for a minute. */
const MAX_FIELDS = 2000;

/** The value of an entry as a form sends it. */
export const formValue = z.json().refine((value) => !hasManyFields(value));

function hasManyFields(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasManyFields);
  return isGroup(value) && (Object.keys(value).length > MAX_FIELDS || Object.values(value).some(hasManyFields));
}

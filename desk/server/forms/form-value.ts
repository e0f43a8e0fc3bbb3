import { z } from 'zod';
import { isGroup } from '#desk/content-files/print-yaml.ts';

/** Fields of one group or items of one list: forms have some dozens. Files are compared field by field, so that 20,000 would keep everybody waiting for a minute. */
const MAX_PARTS = 2000;

/** The value of an entry as a form sends it. */
export const formValue = z.json().refine((value) => !hasManyParts(value));

function hasManyParts(value: unknown): boolean {
  const parts = Array.isArray(value) ? value : isGroup(value) ? Object.values(value) : [];
  return parts.length > MAX_PARTS || parts.some(hasManyParts);
}

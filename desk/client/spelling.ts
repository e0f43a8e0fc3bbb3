import { flushSync } from 'react-dom';
import { ask, type Mistake } from './api.ts';
import { passTyped } from './form/use-typed.ts';

/** What is written in a form, in the spelling of the site. What is typed while the server answers is corrected too. */
export async function spelledLikeTheSite(read: () => unknown): Promise<unknown> {
  flushSync(passTyped);
  const sent = read();
  const { value } = await ask<{ value: unknown }>('spelling', { value: sent });
  flushSync(passTyped);
  return read() === sent ? value : spelledLikeTheSite(read);
}

/** Whether something is said of a field, or of a part of it. */
export function isWithin({ path = [] }: Mistake, field: readonly (string | number)[]): boolean {
  return field.every((part, index) => part === path[index]);
}

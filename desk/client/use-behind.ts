import { useEffect, useState } from 'react';
import type { FieldPath } from '#app/content/forms/title-at.ts';
import { ask, type Behind, type Place, reasonOf } from './api.ts';

/** The texts of an entry that another language has left behind, asked for anew when it was saved, and what says that one is right all the same. */
export function useBehind({ kind, id }: Place, base: unknown) {
  const [behind, setBehind] = useState<readonly Behind[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: saving changes what is left behind
  useEffect(() => {
    let isCurrent = true;
    ask<Behind[]>(`behind?${new URLSearchParams({ kind, id })}`).then(
      (answer) => isCurrent && setBehind(answer),
      // What was said before stays.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [kind, id, base]);

  const stillRight = async (path: FieldPath) => {
    try {
      setBehind(await ask<Behind[]>('still-right', { kind, id, path }));
    } catch (error) {
      const said = { words: reasonOf(error), field: { en: '', ml: '' }, blocks: [] };
      setBehind((now) => [...now, said]);
    }
  };
  return { behind, stillRight };
}

import { useState } from 'react';
import type { FieldPath } from '#app/content/forms/title-at.ts';
import { ask, type Behind, type Place, reasonOf } from './api.ts';
import { useAnswer } from './use-answer.tsx';

const NONE: readonly Behind[] = [];

/**
 * The texts of an entry that another language has left behind, asked for anew when it was saved,
 * and what says that one is right all the same.
 */
export function useBehind({ kind, id }: Place, base: unknown) {
  const { answer = NONE } = useAnswer<readonly Behind[]>(
    `behind?${new URLSearchParams({ kind, id })}`,
    base,
  );
  const [pressed, setPressed] = useState<{ base: unknown; left: readonly Behind[] }>();
  const behind = pressed && pressed.base === base ? pressed.left : answer;

  const stillRight = async (path: FieldPath) => {
    try {
      setPressed({ base, left: await ask<Behind[]>('still-right', { kind, id, path }) });
    } catch (error) {
      const said = { words: reasonOf(error), field: { en: '', ml: '' }, blocks: [] };
      setPressed({ base, left: [...behind, said] });
    }
  };
  return { behind, stillRight };
}

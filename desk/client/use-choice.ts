import { useState } from 'react';
import type { UnpublishedContent, Waiting } from './api.ts';

/** Which of the entries that wait go into a publication. */
export type PublicationChoice = {
  /** Whether there is something to be chosen: the first publication is of everything. */
  isPossible: boolean;
  chosen: string[];
  choose: (key: string, isChosen: boolean) => void;
};

/** At first the own entries, and those sent for approval as they were sent, are chosen. */
export function useChoice(changes: UnpublishedContent | undefined): PublicationChoice {
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const waiting = changes?.waiting ?? [];
  return {
    isPossible: waiting.length > 0,
    chosen: waiting.filter((each) => changed.get(each.key) ?? isTicked(each)).map(({ key }) => key),
    choose: (key, isChosen) => setChanged(new Map([...changed, [key, isChosen]])),
  };
}

function isTicked({ state, isAllowed }: Waiting): boolean {
  return isAllowed && (state === 'own' || state === 'sent');
}

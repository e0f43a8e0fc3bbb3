import { useEffect, useRef } from 'react';

/** What is folded: opened for a mistake, and left open when it is corrected. */
export function useFold(isFaulty: boolean) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isFaulty && fold.current) fold.current.open = true;
  }, [isFaulty]);
  return fold;
}

/** Whether nothing is written in a group. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isBlank);
}

import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from './hydrated.ts';

/**
 * The choices of a filter, kept in the query of the address, so that they can be shared and survive a reload. Empty before
 * hydration: the prerendered page shows everything.
 * @param names names of the query parameters, such as `department`
 */
export function useChoice<Name extends string>(names: readonly Name[]) {
  const [parameters, setParameters] = useSearchParams();
  // The last requested query: a new choice must not undo one that is not shown yet.
  const wanted = useRef(parameters);
  const isLive = useHydrated();
  const chosen = Object.fromEntries(
    names.map((name) => [name, isLive ? (parameters.get(name) ?? '') : '']),
  ) as Record<Name, string>;

  // The address can also change by a link, or back and forward.
  useEffect(() => {
    wanted.current = parameters;
  }, [parameters]);

  function choose(name: Name, value: string) {
    const after = new URLSearchParams(wanted.current);
    if (value === '') after.delete(name);
    else after.set(name, value);
    wanted.current = after;
    setParameters(after, { replace: true, preventScrollReset: true });
  }

  return { chosen, choose };
}

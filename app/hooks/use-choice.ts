import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from './hydrated.ts';

/**
 * What a filter has chosen, kept in the query of the address, so that it can be shared and survives a reload. Empty before
 * scripts run: the prerendered page holds everything.
 * @param names names of the query's parts, such as `department`
 */
export function useChoice<Name extends string>(names: readonly Name[]) {
  const [parameters, setParameters] = useSearchParams();
  // The query that was asked for last: a choice made before the page shows the one before it must not undo that one.
  const wanted = useRef(parameters);
  const isLive = useHydrated();
  const chosen = Object.fromEntries(names.map((name) => [name, isLive ? (parameters.get(name) ?? '') : ''])) as Record<Name, string>;

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

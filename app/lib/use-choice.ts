import { useSearchParams } from 'react-router';
import { useHydrated } from './hydrated.ts';

/**
 * What a filter has chosen, kept in the query of the address, so that it can be shared and survives a reload. Empty before
 * scripts run: the prerendered page holds everything.
 * @param names names of the query's parts, such as `department`
 */
export function useChoice<Name extends string>(names: readonly Name[]) {
  const [parameters, setParameters] = useSearchParams();
  const isLive = useHydrated();
  const chosen = Object.fromEntries(names.map((name) => [name, isLive ? (parameters.get(name) ?? '') : ''])) as Record<Name, string>;

  function choose(name: Name, value: string) {
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return { chosen, choose };
}

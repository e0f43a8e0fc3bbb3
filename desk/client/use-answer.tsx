import { useEffect, useState } from 'react';
import { ask, reasonOf } from './api.ts';
import { useLanguage } from './language.ts';

/** Requests data when the address or `version` changes; the effect synchronises with the server. */
export function useAnswer<Answer>(
  address: string,
  version: unknown = 0,
): { answer?: Answer; error?: unknown } {
  const [state, setState] = useState<{ address: string; answer?: Answer; error?: unknown }>({
    address: '',
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version repeats the request
  useEffect(() => {
    let isCurrent = true;
    ask<Answer>(address).then(
      (answer) => isCurrent && setState({ address, answer }),
      (error: unknown) => isCurrent && setState({ address, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [address, version]);
  return state.address === address ? state : {};
}

/** In the place of an answer: that it is awaited, or why there is none. */
export function NoAnswer({ error }: { error: unknown }) {
  const { locale, words } = useLanguage();
  return error ? (
    <p role="alert">{reasonOf(error)[locale]}</p>
  ) : (
    <p aria-busy="true">{words.loading}</p>
  );
}

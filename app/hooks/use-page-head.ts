import { useMatches } from 'react-router';

type PageHead = { /** Its full address. */ canonical: string; updated: { label: string; iso: string; text: string } };

/** What the data of the route says of the page shown; a failure screen has none. */
export function usePageHead(): PageHead | undefined {
  const page = useMatches().at(-1)?.loaderData as { head?: PageHead } | undefined;
  return page?.head;
}

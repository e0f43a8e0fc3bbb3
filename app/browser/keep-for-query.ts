import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For pages whose query only filters data they already have: data is loaded again only for another path. */
export function keepForQuery({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For pages whose query only filters what they already hold: their data is asked for again with another path alone. */
export function keepForQuery({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

import { useEffect, useState } from 'react';
import { createPath, isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { forgetWantedPage, isNavigationError, loadInFull, reloadFromTop } from '#app/browser/wanted-page.ts';
import { FailureScreen } from './failure-screen.tsx';

/** Stands where a page has failed: the page is loaded in full if that may help, else the failure screen is shown. */
export function Failure() {
  const error = useRouteError();
  const address = createPath(useLocation());
  const [isFinal, setIsFinal] = useState(false);

  // Leaves the app for the page in full.
  useEffect(() => {
    if (!leaveFor(address, error)) setIsFinal(true);
  }, [address, error]);

  return isFinal && <FailureScreen />;
}

/** A page that is not there has an answer of its own, the not-found page, however often it is asked for. */
function leaveFor(address: string, error: unknown): boolean {
  if (!isNavigationError(error)) return false;
  if (!isRouteErrorResponse(error) || error.status !== 404) return loadInFull(address);
  reloadFromTop();
  return true;
}

/** Tells that the page of the present address is shown: a full load has done its work. */
export function useShownPage(): void {
  const address = createPath(useLocation());

  // Writes to the browser's storage.
  useEffect(() => forgetWantedPage(address), [address]);
}

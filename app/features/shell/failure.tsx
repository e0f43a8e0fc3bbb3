import { useEffect, useState } from 'react';
import { createPath, isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { forgetWantedPage, isNavigationError, loadInFull, reloadFromTop } from '#app/browser/wanted-page.ts';
import { FailureScreen } from './failure-screen.tsx';

/** Error boundary of a page: loads the page in full if that may help, otherwise shows the failure screen. */
export function Failure() {
  const error = useRouteError();
  const address = createPath(useLocation());
  const [isFinal, setIsFinal] = useState(false);

  // Leaves the app for a full page load.
  useEffect(() => {
    if (!leaveFor(address, error)) setIsFinal(true);
  }, [address, error]);

  return isFinal && <FailureScreen />;
}

/** A missing page has the not-found page, whatever was tried before. */
function leaveFor(address: string, error: unknown): boolean {
  if (!isNavigationError(error)) return false;
  if (!isRouteErrorResponse(error) || error.status !== 404) return loadInFull(address);
  reloadFromTop();
  return true;
}

/** Records that the page of the current address is shown, after a successful full load. */
export function useShownPage(): void {
  const address = createPath(useLocation());

  // Writes to the browser's storage.
  useEffect(() => forgetWantedPage(address), [address]);
}

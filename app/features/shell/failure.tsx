import { useEffect, useState } from 'react';
import { createPath, isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { keepPage } from '#app/browser/kept-page.tsx';
import {
  cameInFull,
  isNavigationError,
  loadInFull,
  noteShownPage,
  reloadFromTop,
  wasShown,
} from '#app/browser/wanted-page.ts';
import { FailureScreen } from './failure-screen.tsx';

/**
 * Error boundary of a page. A page that came in full stays as it is; one reached in the app is loaded in full if that may help,
 * otherwise the failure screen is shown.
 */
export function Failure() {
  const error = useRouteError();
  const address = createPath(useLocation());
  const [isFinal, setIsFinal] = useState(false);

  // Leaves the app for a full page load.
  useEffect(() => {
    if (!leaveFor(address, error)) setIsFinal(true);
  }, [address, error]);

  if (!import.meta.env.SSR && cameInFull()) keepPage();
  return isFinal && <FailureScreen />;
}

/** A missing page has the not-found page, whatever was tried before. */
function leaveFor(address: string, error: unknown): boolean {
  if (!isNavigationError(error)) return !wasShown(address) && loadInFull(address);
  if (!isRouteErrorResponse(error) || error.status !== 404) return loadInFull(address);
  reloadFromTop();
  return true;
}

/** Records that the page of the current address is shown, after a successful full load. */
export function useShownPage(): void {
  const address = createPath(useLocation());

  // Writes to the browser's storage.
  useEffect(() => noteShownPage(address), [address]);
}

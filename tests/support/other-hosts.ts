/** The viewer of PDF files that is part of Chromium and Chrome; the headless shell has none. Its id is the same in all versions. */
const PDF_VIEWER = 'chrome-extension://mhjfbmdgcfjbbpaeojofohoefgiehjai/';

/** Addresses that stay in the browser; that viewer takes its buttons from `chrome://resources/`. */
const INSIDE = /^(?:data|blob|about|chrome):/;

/**
 * Whether an address that a page asks for is on another host.
 * @param site address of the site that is tested
 */
export function isOtherHost(address: string, site: string): boolean {
  return (
    !INSIDE.test(address) &&
    !address.startsWith(PDF_VIEWER) &&
    new URL(address).origin !== new URL(site).origin
  );
}

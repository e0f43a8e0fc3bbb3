/**
 * Back closes what lies over the page before it leaves the page. An open window has a history entry of its own, with the address and the
 * state of the page and a mark; the router does not see it.
 */

type State = { over?: boolean; idx?: number } | null;

let closeTop: (() => void) | undefined;
/** Of the page below, among the entries of the router. */
let place: number | undefined;
/** The next move is the removal of the entry of a closed window. */
let isLeaving = false;

const isCovered = () => (window.history.state as State)?.over === true;

/**
 * A window opens over the page.
 * @param close called if the visitor goes back
 */
export function coverPage(close: () => void): void {
  if (!isCovered()) window.history.pushState({ ...window.history.state, over: true }, '');
  place = (window.history.state as State)?.idx;
  closeTop = close;
}

/**
 * The window has closed, and the visitor stays on the page: its entry is removed, unless another window has taken it over.
 * @param close the function given to coverPage
 */
export function uncoverPage(close: () => void): void {
  if (closeTop !== close) return;
  closeTop = undefined;
  if (isCovered()) leave();
}

/** The window closes because something in it was chosen that opens a page or another window, which takes over its entry. */
export function leaveCover(): void {
  closeTop = undefined;
}

function leave(): void {
  place = (window.history.state as State)?.idx;
  isLeaving = true;
  window.history.back();
}

/** Leaves an entry whose window is gone, to which the visitor has come back. */
function leaveOldCover(): void {
  if (isCovered() && !closeTop) leave();
}

/** Call before the router starts, so that its listener comes later. */
export function installCovers(): void {
  const { history } = window;
  const push = history.pushState;
  history.pushState = (...entry) =>
    isCovered() ? history.replaceState(...entry) : push.apply(history, entry);
  leaveOldCover();
  addEventListener('pageshow', leaveOldCover);
  window.addEventListener('popstate', (event) => {
    const close = closeTop;
    // Further back than to the page below: the router has to know.
    if ((isLeaving || close) && place === (event.state as State)?.idx)
      event.stopImmediatePropagation();
    isLeaving = false;
    closeTop = undefined;
    close?.();
  });
  // The panel of text size is a popover, which a press on a link below it closes too.
  const hideDisplay = () => document.querySelector<HTMLElement>('.display')?.hidePopover();
  let isOnLink = false;
  const onPress = ({ target }: Event) => {
    isOnLink = target instanceof Element && target.closest('a[href]') !== null;
  };
  const onToggle = ({ target, newState }: ToggleEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches('.display')) return;
    if (newState === 'open') coverPage(hideDisplay);
    else if (isOnLink) leaveCover();
    else uncoverPage(hideDisplay);
  };
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, onPress, true);
  document.addEventListener('toggle', onToggle, true);
}

import { Component, type ReactNode } from 'react';

/** Never comes: what waits for it leaves the page as it is shown. */
const NEVER = new Promise<never>(() => undefined);

/** Keeps a press on a link from the app: the browser follows the link itself. */
function followInFull(event: Event): void {
  if (event.target instanceof Element && event.target.closest('a[href]'))
    event.stopImmediatePropagation();
}

/** Leaves the page as it is: React shows nothing new while a part waits, and a page that came in full can be read and followed without the app. */
export function keepPage(): never {
  window.addEventListener('click', followInFull, true);
  throw NEVER;
}

/** The boundary around the whole app: if it fails before or beside the failure screen, the page stays as it came, never a stack trace. */
export class KeptPage extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? keepPage() : this.props.children;
  }
}

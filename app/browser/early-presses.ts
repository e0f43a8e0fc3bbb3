declare global {
  interface Window {
    /** What the visitor has pressed since the page was painted, kept by the script that waits (app/page-start/wait.js). */
    __pressed?: Element[];
  }
}

/** Buttons that do nothing by themselves; those of the display tool are pressed by its own script (app/features/theme/display-script.js). */
const BUTTON = 'button[type=button]:not([popovertarget],[data-display-reset])';

/** Presses again, each once, the buttons that were pressed before the page lived, and keeps none from now on. For the moment when it lives. */
export function pressAgain(): void {
  const pressed = window.__pressed;
  if (!pressed) return;
  pressed.push = () => 0;
  // React may have come to life to answer a press; that one it answers itself.
  const answered = window.event?.target;
  const buttons = pressed.splice(0).map((target) => (target === answered ? null : target.closest<HTMLElement>(BUTTON)));
  for (const button of new Set(buttons)) button?.click();
}

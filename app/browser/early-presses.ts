declare global {
  interface Window {
    /** Presses made after paint and before hydration, recorded by the waiting script (app/boot/wait.js). */
    __pressed?: Element[];
  }
}

/** Buttons that need the app; those of the display tool are handled by its own script (app/features/theme/display-script.js). */
const BUTTON = 'button[type=button]:not([popovertarget],[data-display-reset])';

/** Repeats, once each, the presses made before hydration, and stops recording. To be called after hydration. */
export function replayClicks(): void {
  const pressed = window.__pressed;
  if (!pressed) return;
  pressed.push = () => 0;
  // React may have hydrated in response to a press, which it then handles itself.
  const answered = window.event?.target;
  const buttons = pressed
    .splice(0)
    .map((target) => (target === answered ? null : target.closest<HTMLElement>(BUTTON)));
  for (const button of new Set(buttons)) button?.click();
}

import { isPopoverOpen } from './popovers.ts';

/** From this width on the menu is a bar (app/features/navigation). */
const WIDE = '(min-width: 80em)';

/**
 * The menu of narrow screens is a popover, which opens before scripts come. They make a dialog of
 * it: its sections open each by itself, at the top edge, and it closes when a link in it is chosen
 * or the screen becomes wide.
 */
export function startPhoneMenu(document: Document): void {
  const found = document.querySelector<HTMLElement>('[data-menu]');
  if (!found) return;
  const menu = found;

  function cover(isOpen: boolean) {
    for (const details of menu.querySelectorAll('details')) {
      // One at a time is the rule of the bar only.
      if (isOpen) details.removeAttribute('name');
      else
        details.setAttribute('name', details.dataset.group === undefined ? 'menu' : 'menu-group');
      if (!isOpen) details.open = false;
    }
    menu.removeAttribute('role');
    menu.removeAttribute('aria-label');
    if (!isOpen) return;
    menu.setAttribute('role', 'dialog');
    menu.setAttribute('aria-label', menu.dataset.label ?? '');
  }
  const close = () => isPopoverOpen(menu) && menu.hidePopover();

  menu.addEventListener('beforetoggle', ({ newState }: ToggleEvent) => cover(newState === 'open'));
  menu.addEventListener('click', ({ target }) => {
    // What opens over the page would lie below the menu.
    if (target instanceof Element && target.closest('a[href], [popovertarget]')) close();
  });
  // What was opened goes to the top edge; a toggle event reaches its parents only while it is
  // caught.
  menu.addEventListener(
    'toggle',
    ({ target }) => {
      const isOpened = target instanceof HTMLDetailsElement && target.open && isPopoverOpen(menu);
      if (isOpened) target.scrollIntoView({ block: 'start' });
    },
    true,
  );
  matchMedia(WIDE).addEventListener('change', close);
  if (isPopoverOpen(menu)) cover(true);
}

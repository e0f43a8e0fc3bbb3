/** Whether a popover is open, by the browser or by {@link startPopovers}. */
export function isPopoverOpen(panel: Element): boolean {
  if (panel.hasAttribute('data-open')) return true;
  try {
    return panel.matches(':popover-open');
  } catch {
    return false;
  }
}

/**
 * Opens and closes popovers in browsers that have none: by their buttons, Escape and a click outside. The style sheet shows what has `data-open`
 * (app/styles/popovers.css). Without scripts such a browser follows the link beside the button.
 */
export function startPopovers(document: Document): void {
  if ('popover' in HTMLElement.prototype) return;
  document.documentElement.setAttribute('data-popovers', '');
  let open: HTMLElement | undefined;
  let opener: Element | null = null;

  function show(this: HTMLElement) {
    open?.hidePopover();
    open = this;
    opener = document.activeElement;
    change(this, 'open');
  }
  function hide(this: HTMLElement) {
    if (open !== this) return;
    const held = this.contains(document.activeElement);
    open = undefined;
    change(this, 'closed');
    if (held && opener instanceof HTMLElement) opener.focus();
  }
  function change(panel: HTMLElement, newState: string) {
    panel.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
    panel.toggleAttribute('data-open', newState === 'open');
    panel.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  }
  Object.assign(HTMLElement.prototype, { showPopover: show, hidePopover: hide });

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('[popovertarget]');
    const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    const isHiding = button?.getAttribute('popovertargetaction') === 'hide';
    if (panel && panel !== open && !isHiding) panel.showPopover();
    else if (panel || !open?.contains(target)) open?.hidePopover();
  });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && open?.hidePopover());
}

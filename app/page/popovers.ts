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
 * What is behind a popover that covers the page (`cover`) cannot be reached while it is open. Moves
 * the focus to `[data-focus]` of a popover that opens: an autofocus attribute would apply when the
 * page loads. Where the browser has no popovers it opens and closes them: by their buttons, Escape
 * and a click outside; the style sheet shows what has `data-open` (app/styles/display.css).
 */
export function startPopovers(document: Document): void {
  const focusIn = (panel: Element) => panel.querySelector<HTMLElement>('[data-focus]')?.focus();
  // Only now: Escape may come before this event, and what is behind would have lost the focus.
  const onToggle = ({ target, newState }: Event & { newState?: string }) => {
    if (!(target instanceof HTMLElement) || newState !== 'open') return;
    focusIn(target);
    cover(target, true);
  };
  // Before the browser returns the focus to what is behind.
  const onBeforeToggle = ({ target, newState }: Event & { newState?: string }) => {
    if (target instanceof HTMLElement && newState === 'closed') cover(target, false);
  };
  document.addEventListener('beforetoggle', onBeforeToggle, true);
  document.addEventListener('toggle', onToggle, true);
  // It may have been opened before this script came.
  const early = [...document.querySelectorAll<HTMLElement>('[popover]')].find(isPopoverOpen);
  if (early) cover(early, true);
  if (early && !early.contains(document.activeElement)) focusIn(early);
  if (!('popover' in HTMLElement.prototype)) openPopovers(document);
}

function cover(panel: HTMLElement, isOpen: boolean): void {
  if (panel.matches('.cover')) for (const part of partsBeside(panel)) part.inert = isOpen;
}

/** All of the page but the element and what it is in. */
function partsBeside(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element.localName === 'body') return [];
  const beside = [...parent.children].filter(
    (part): part is HTMLElement => part instanceof HTMLElement && part !== element,
  );
  return [...beside, ...partsBeside(parent)];
}

function openPopovers(document: Document): void {
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
    if (panel && panel !== open && !isHiding) {
      panel.showPopover();
      // Safari does not move the focus to a button that is pressed.
      opener = button;
    } else if (panel || !open?.contains(target)) open?.hidePopover();
  });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && open?.hidePopover());
}

import { DROPDOWN_SWITCH_MS, NESTED_CLOSE_MS } from '#app/lib/limits.ts';

const DROPDOWN = 'details[data-dropdown]';
const GROUP = 'details[data-group]';

/**
 * Adds hover, one open dropdown at a time, Escape and click-outside to the `<details>` elements of
 * the menu (`[data-menu]`), which work by click and key without this. Their state is in the DOM.
 * Timings are those of the specification, section 4.
 */
export function startMenuBar(document: Document): void {
  let switchTimer = 0;
  let nestedTimer = 0;
  /** Opened by hover and not yet clicked: the first click keeps it open instead of closing it. */
  let hovered: HTMLDetailsElement | undefined;

  /** Not while it lies over the page of a phone. */
  const bar = () => document.querySelector('[data-menu]:not([role])');
  const closeAll = () => {
    window.clearTimeout(switchTimer);
    for (const details of bar()?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])
      details.open = false;
  };
  const hoverOpen = (details: HTMLDetailsElement) => {
    if (details.open) return;
    details.open = true;
    hovered = details;
  };

  function enterDropdown(dropdown: HTMLDetailsElement) {
    window.clearTimeout(switchTimer);
    if (dropdown.open) return;
    const isSwitch = bar()?.querySelector(`${DROPDOWN}[open]`);
    closeAll();
    if (isSwitch) switchTimer = window.setTimeout(hoverOpen, DROPDOWN_SWITCH_MS, dropdown);
    else hoverOpen(dropdown);
  }

  function onPointerOver({ target, pointerType }: PointerEvent) {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    if (!bar()?.contains(target)) return onPointerLeave();
    const group = target.closest<HTMLDetailsElement>(GROUP);
    if (group) {
      keepGroupOpen();
      hoverOpen(group);
    } else {
      closeGroupsSoon();
    }
    const dropdown = target
      .closest('summary')
      ?.parentElement?.closest<HTMLDetailsElement>(DROPDOWN);
    if (dropdown) enterDropdown(dropdown);
  }

  function closeGroupsSoon() {
    const open = bar()?.querySelector<HTMLDetailsElement>(`${GROUP}[open]`);
    // Counted from when the pointer left, wherever it moves next.
    if (!open || nestedTimer !== 0) return;
    nestedTimer = window.setTimeout(() => {
      nestedTimer = 0;
      open.open = false;
    }, NESTED_CLOSE_MS);
  }

  function keepGroupOpen() {
    window.clearTimeout(nestedTimer);
    nestedTimer = 0;
  }

  function onPointerLeave() {
    window.clearTimeout(switchTimer);
    // The pointer has left: a click or Enter on the open entry now closes it.
    hovered = undefined;
    closeGroupsSoon();
  }

  function onClick(event: MouseEvent) {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (!bar()?.contains(target)) return closeAll();
    // A click or Enter is a decision: entries only passed by the pointer must not open any more.
    window.clearTimeout(switchTimer);
    const details = target.closest('summary')?.parentElement;
    if (details instanceof HTMLDetailsElement && details === hovered && details.open) {
      event.preventDefault();
      hovered = undefined;
    } else if (target.closest('a[href]')) closeAll();
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape') return;
    window.clearTimeout(switchTimer);
    const focused = document.activeElement;
    const open =
      focused?.closest<HTMLDetailsElement>(`${GROUP}[open]`) ??
      bar()?.querySelector<HTMLDetailsElement>(`${DROPDOWN}[open]`);
    if (!open || !bar()?.contains(open)) return;
    const holdsFocus = open.contains(focused);
    open.open = false;
    if (open.matches(DROPDOWN)) closeAll();
    if (holdsFocus) open.querySelector<HTMLElement>('summary')?.focus();
  }

  document.addEventListener('pointerover', onPointerOver);
  document.documentElement.addEventListener('pointerleave', onPointerLeave);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  // After tabbing out of the menu no open panel may cover the focused element.
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Node && !bar()?.contains(target)) closeAll();
  });
}

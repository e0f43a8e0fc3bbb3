import { DROPDOWN_SWITCH_MS, NESTED_CLOSE_MS } from '#app/lib/limits.ts';

const DROPDOWN = 'details[data-dropdown]';
const GROUP = 'details[data-group]';

/**
 * Adds hover, one open dropdown at a time, Escape and click-outside to the menu's `<details>` elements, which work
 * by click and key without this. Their state is in the DOM. Timings are those of the specification, section 4.
 * @param bar the element that contains the dropdowns
 * @returns a function that removes all listeners
 */
export function attachMenuBehaviour(bar: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let switchTimer = 0;
  let nestedTimer = 0;
  /** Opened by hover and not yet clicked: the first click keeps it open instead of closing it. */
  let hovered: HTMLDetailsElement | undefined;

  const dropdowns = () => [...bar.querySelectorAll<HTMLDetailsElement>(DROPDOWN)];
  const closeAll = () => {
    window.clearTimeout(switchTimer);
    for (const details of bar.querySelectorAll<HTMLDetailsElement>(`${DROPDOWN}, ${GROUP}`))
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
    const isSwitch = dropdowns().some((other) => other.open);
    closeAll();
    if (isSwitch) switchTimer = window.setTimeout(() => hoverOpen(dropdown), DROPDOWN_SWITCH_MS);
    else hoverOpen(dropdown);
  }

  function onPointerOver(event: PointerEvent) {
    if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
    const group = event.target.closest<HTMLDetailsElement>(GROUP);
    if (group) {
      keepGroupOpen();
      hoverOpen(group);
    } else {
      closeGroupsSoon();
    }
    const dropdown = event.target
      .closest('summary')
      ?.parentElement?.closest<HTMLDetailsElement>(DROPDOWN);
    if (dropdown) enterDropdown(dropdown);
  }

  function closeGroupsSoon() {
    const open = bar.querySelector<HTMLDetailsElement>(`${GROUP}[open]`);
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
    // A click or Enter is a decision: entries only passed by the pointer must not open any more.
    window.clearTimeout(switchTimer);
    if (!(event.target instanceof Element)) return;
    const summary = event.target.closest('summary');
    const details = summary?.parentElement;
    if (details instanceof HTMLDetailsElement && details === hovered && details.open) {
      event.preventDefault();
      hovered = undefined;
      return;
    }
    if (event.target.closest('a[href]')) closeAll();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    window.clearTimeout(switchTimer);
    const focused = document.activeElement;
    const open =
      focused?.closest<HTMLDetailsElement>(`${GROUP}[open]`) ??
      bar.querySelector<HTMLDetailsElement>(`${DROPDOWN}[open]`);
    if (!open) return;
    const holdsFocus = open.contains(focused);
    open.open = false;
    if (open.matches(DROPDOWN)) closeAll();
    if (holdsFocus) open.querySelector<HTMLElement>('summary')?.focus();
  }

  function closeFromOutside(event: Event) {
    if (event.target instanceof Node && !bar.contains(event.target)) closeAll();
  }

  bar.addEventListener('pointerover', onPointerOver, { signal });
  bar.addEventListener('pointerleave', onPointerLeave, { signal });
  bar.addEventListener('click', onClick, { signal });
  document.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('click', closeFromOutside, { signal });
  // After tabbing out of the menu no open panel may cover the focused element.
  document.addEventListener('focusin', closeFromOutside, { signal });

  return () => {
    controller.abort();
    window.clearTimeout(switchTimer);
    window.clearTimeout(nestedTimer);
  };
}

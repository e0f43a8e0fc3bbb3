/**
 * Makes a box the combobox of a list of options (WAI-ARIA 1.2, combobox with list autocomplete; the
 * specification, sections 2.6 and 4, for keys and limits): arrows move the highlight from -1 (none)
 * to the last option and stop there; each change of the text takes it away, even before its results
 * are shown. The focus stays in the box.
 * @returns `setOptions` for new options, and `chosen`: the highlighted option, or the first
 */
export function combobox(box: HTMLInputElement, listId: string) {
  let options: readonly HTMLElement[] = [];
  let active = -1;

  function highlight(place: number): void {
    active = Math.max(-1, Math.min(place, options.length - 1));
    for (const [index, option] of options.entries())
      option.setAttribute('aria-selected', String(index === active));
    const option = options[active];
    if (option) box.setAttribute('aria-activedescendant', option.id);
    else box.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  }

  box.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // While a word is being composed, arrows belong to the keyboard of the script.
    if (step === undefined || event.isComposing) return;
    highlight(active + step);
    event.preventDefault();
  });
  box.addEventListener('input', () => highlight(-1));

  return {
    setOptions(shown: readonly HTMLElement[]): void {
      options = shown;
      for (const [index, option] of shown.entries()) option.id = `search-result-${index}`;
      box.setAttribute('aria-expanded', String(shown.length > 0));
      if (shown.length > 0) box.setAttribute('aria-controls', listId);
      else box.removeAttribute('aria-controls');
      highlight(-1);
    },
    chosen: (): HTMLElement | undefined => options[Math.max(active, 0)],
  };
}

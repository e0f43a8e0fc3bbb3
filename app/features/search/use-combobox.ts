import { type RefObject, useEffect, useState } from 'react';

type Combobox = {
  box: RefObject<HTMLInputElement | null>;
  /** How many options there are. */
  count: number;
  listId: string;
  optionId: (index: number) => string;
};

/**
 * Makes a box the combobox of a list of options (WAI-ARIA 1.2, combobox with list autocomplete; the specification, sections 2.6
 * and 4, for keys and limits): arrows move the highlight from -1 (none) to the last option and stop there, each change of the
 * text resets it, even before its results are shown; the focus stays in the box.
 * @returns the highlighted index
 */
export function useCombobox({ box, count, listId, optionId }: Combobox): number {
  const [index, setIndex] = useState(-1);
  const active = Math.min(index, count - 1);
  const activeId = active >= 0 ? optionId(active) : undefined;

  // The box exists before this part is loaded, so its attributes and listeners are set here.
  useEffect(() => {
    const input = box.current;
    if (!input) return;
    const state = {
      'aria-expanded': String(count > 0),
      'aria-controls': count > 0 ? listId : undefined,
      'aria-activedescendant': activeId,
    };
    for (const [name, value] of Object.entries(state)) {
      if (value === undefined) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    const onKey = (event: KeyboardEvent) => {
      // While a word is being composed, arrows belong to the keyboard of the script.
      if (event.isComposing) return;
      if (event.key === 'ArrowDown') setIndex(active + 1);
      else if (event.key === 'ArrowUp') setIndex(Math.max(active - 1, -1));
      else return;
      event.preventDefault();
    };
    const onInput = () => setIndex(-1);
    input.addEventListener('keydown', onKey);
    input.addEventListener('input', onInput);
    return () => {
      input.removeEventListener('keydown', onKey);
      input.removeEventListener('input', onInput);
    };
  });

  // Without its list the box is an empty combobox again.
  useEffect(() => {
    const input = box.current;
    return () => {
      input?.setAttribute('aria-expanded', 'false');
      for (const name of ['aria-controls', 'aria-activedescendant']) input?.removeAttribute(name);
    };
  }, [box]);

  return active;
}

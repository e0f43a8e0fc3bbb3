type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What was chosen and typed in a part of the page. React does not know of it when it takes the part over, and sets lists back.
 * @returns a function that tells React: it makes each choice again, as the visitor would
 */
export function choicesIn(part: Element): () => void {
  const controls = [...part.querySelectorAll<Control>('input, textarea, select')];
  const chosen = controls.flatMap((control) => chosenIn(control) ?? []);
  return () => {
    for (const choose of chosen) choose();
  };
}

/** What makes a choice again; nothing where the control is as it was built. */
function chosenIn(control: Control): (() => void) | undefined {
  if (control instanceof HTMLSelectElement) {
    const { selectedIndex, options } = control;
    const first = [...options].findIndex(({ defaultSelected }) => defaultSelected);
    if (selectedIndex === Math.max(first, 0)) return undefined;
    return () => {
      control.selectedIndex = selectedIndex;
      tell(control);
    };
  }
  if (control.type === 'checkbox' || control.type === 'radio') {
    const { checked, defaultChecked } = control as HTMLInputElement;
    // A radio button that is off is so by another one.
    if (checked === defaultChecked || (control.type === 'radio' && !checked)) return undefined;
    return () => {
      (control as HTMLInputElement).checked = defaultChecked;
      control.click();
    };
  }
  if (control.value === control.defaultValue) return undefined;
  return () => {
    const { value, selectionStart, selectionEnd } = control;
    // React notes what is set through the control itself, and takes only what differs from it.
    control.value = control.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
      control,
      value,
    );
    if (control.matches(':focus')) control.setSelectionRange(selectionStart, selectionEnd);
    tell(control);
  };
}

function tell(control: Control): void {
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

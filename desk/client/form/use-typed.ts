import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * A text goes to the form in a pause of typing: to draw a form with hundreds of fields takes longer
 * than a key may.
 */
const PAUSE_MS = 250;

const waiting = new Set<() => void>();

/**
 * Passes on what is typed and not yet in the form: before it is saved, and when the page is left.
 */
export function passTyped(): void {
  for (const pass of [...waiting]) pass();
}

/**
 * What is typed, the stored text on which it was typed, and what of it the form was given and has
 * not stored yet: on a busy machine the next text is given before the form has stored the last.
 */
type Typed = { text: string; on: string; given: readonly string[] };

/**
 * The text of a field: what is typed is shown at once and given to the form a moment later.
 * @param stored the text that the form has
 */
export function useTyped(
  stored: string,
  give: (text: string) => void,
): { text: string; type: (text: string) => void; pass: () => void } {
  const [typed, setTyped] = useState<Typed>();
  // The form has another text now: what was given to it, beside which more may have been typed, or
  // one from elsewhere.
  if (typed && typed.on !== stored) {
    const { text, given } = typed;
    const rest = given.slice(given.indexOf(stored) + 1);
    const isOlder = given.includes(stored) && rest.length > 0;
    const isMoreTyped = given.length > 0 && text !== given.at(-1);
    setTyped(isOlder || isMoreTyped ? { text, on: stored, given: isOlder ? rest : [] } : undefined);
  }
  const current = useRef({ give, stored, text: undefined as string | undefined });
  Object.assign(current.current, { give, stored });
  const [pass] = useState(() => () => {
    const { text } = current.current;
    waiting.delete(pass);
    if (text === undefined) return;
    current.current.text = undefined;
    setTyped((before) => before && { ...before, given: [...before.given, text] });
    current.current.give(text);
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => pass, [pass]);
  const type = (text: string) => {
    current.current.text = text;
    waiting.add(pass);
    // Also when it is called by a drawing of the form before the last one, such as after a pasted
    // text was converted.
    const on = current.current.stored;
    setTyped((before) => ({ text, on, given: before?.given ?? [] }));
    clearTimeout(timer.current);
    timer.current = setTimeout(pass, PAUSE_MS);
  };
  return { text: typed?.on === stored ? typed.text : stored, type, pass };
}

/** Whether the entry is open; what is typed is passed on before the browser leaves the page. */
export function useOpen(): RefObject<boolean> {
  const isOpen = useRef(true);
  // The browser leaves the page, or the desk the entry.
  useEffect(() => {
    const leave = () => flushSync(passTyped);
    isOpen.current = true;
    window.addEventListener('pagehide', leave);
    return () => {
      isOpen.current = false;
      window.removeEventListener('pagehide', leave);
    };
  }, []);
  return isOpen;
}

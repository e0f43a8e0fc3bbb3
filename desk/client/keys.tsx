import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { passTyped } from './form/use-typed.ts';
import { isWriting } from './is-writing.ts';
import { useLanguage } from './language.ts';
import { linkTo } from './use-route.ts';

/** What each key does; a control names its own in `aria-keyshortcuts`. */
const KEYS = {
  save: 'Control+S',
  preview: 'Alt+P',
  publish: 'Alt+U',
  search: '/',
  help: '?',
} as const;

/** The keys of the desk, and the list of them. */
export function Keys() {
  const { words } = useLanguage();
  const list = useRef<HTMLDialogElement>(null);
  // Keys are pressed anywhere on the page.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const name = nameOf(event);
      if (!Object.values<string>(KEYS).includes(name)) return;
      if (name.length === 1 && isWriting(event.target)) return;
      event.preventDefault();
      // A button may wait for what was typed just before.
      flushSync(passTyped);
      if (name === KEYS.help) list.current?.showModal();
      else pressControl(name);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-label={words.keys}
        aria-keyshortcuts={KEYS.help}
        onClick={() => list.current?.showModal()}
      >
        ?
      </button>
      <dialog ref={list} aria-labelledby="keys">
        <h2 id="keys">{words.keys}</h2>
        <dl>
          {(Object.keys(KEYS) as (keyof typeof KEYS)[]).map((name) => (
            <div key={name}>
              <dt>
                <kbd>{KEYS[name].replace('Control', 'Ctrl')}</kbd>
              </dt>
              <dd>{words.keyWords[name]}</dd>
            </div>
          ))}
        </dl>
        <form method="dialog">
          <button type="submit">{words.close}</button>
        </form>
      </dialog>
    </>
  );
}

/**
 * With Ctrl or Alt a key is known by its place if its letter is of another script: a clerk who
 * writes Malayalam saves with the same keys.
 */
function nameOf({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent): string {
  const held = `${ctrlKey || metaKey ? 'Control+' : ''}${altKey ? 'Alt+' : ''}`;
  const isOther = held !== '' && /^[^\x20-\x7e]/.test(key);
  return held + (isOther ? code.replace(/^Key/, '') : key.toUpperCase());
}

/** Presses the last control with this key, which is the nearest to the work; a field is entered. */
function pressControl(name: string): void {
  const control = [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${name}"]`)].at(
    -1,
  );
  if (control instanceof HTMLInputElement) control.focus();
  else if (control) control.click();
  else if (name === KEYS.search) window.location.hash = linkTo('overview');
}

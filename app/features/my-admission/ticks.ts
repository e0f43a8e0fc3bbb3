import { keep, kept } from '#app/browser/kept.ts';

const STORAGE_KEY = 'papers';

/**
 * Keeps which documents are ticked on the device alone, for all sheets and tabs; where nothing can
 * be stored, as long as the page.
 */
export function keepTicks(boxes: readonly HTMLInputElement[]): void {
  const show = (ticked: ReadonlySet<string>) => {
    for (const box of boxes) box.checked = ticked.has(box.value);
  };
  const ticked = () => boxes.filter(({ checked }) => checked).map(({ value }) => value);
  for (const box of boxes)
    box.addEventListener('change', () => {
      for (const same of boxes) if (same.value === box.value) same.checked = box.checked;
      keep(STORAGE_KEY, ticked().join(' '));
    });
  // Another tab may have changed them.
  addEventListener('storage', () => show(new Set(stored())));
  const early = ticked();
  show(new Set([...stored(), ...early]));
  if (early.length > 0) keep(STORAGE_KEY, ticked().join(' '));
}

const stored = () => kept(STORAGE_KEY).split(' ').filter(Boolean);

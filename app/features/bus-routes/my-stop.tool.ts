import { find } from '#app/browser/find.ts';
import { keep, kept } from '#app/browser/kept.ts';

/** Shows the times of the chosen stop, and remembers it on the device. */
export function start(root: HTMLElement): void {
  const list = find<HTMLSelectElement>(root, 'select');
  const answer = find(root, '[aria-live]');
  const show = () => {
    const rows = [...root.querySelectorAll<HTMLTableRowElement>('[data-stop]')].filter(
      (row) => row.dataset.stop === list.value && !row.closest('[hidden]'),
    );
    answer.replaceChildren(
      ...rows.map(({ cells, dataset: { of = '' } }) => {
        const line = document.createElement('li');
        const times = [...cells].slice(1).map(({ textContent }) => textContent);
        line.append(`${of}: ${times.join(', ')}`);
        return line;
      }),
    );
  };
  // What was chosen before this ran counts more.
  const wanted = list.value || kept('stop');
  if ([...list.options].some(({ value }) => value === wanted)) list.value = wanted;
  show();
  list.addEventListener('change', () => {
    keep('stop', list.value);
    show();
  });
}

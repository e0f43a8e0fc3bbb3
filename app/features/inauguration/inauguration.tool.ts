import { find } from '#app/browser/find.ts';

/** Says aloud that the lamp is lit, which Enter does too. */
export function start(page: HTMLElement): void {
  const lamp = find<HTMLInputElement>(page, 'input');
  const status = find(page, '[role="status"]');
  const say = () => {
    status.textContent = lamp.checked ? (status.dataset.lit ?? '') : '';
  };
  lamp.addEventListener('change', say);
  lamp.addEventListener('keydown', ({ key }) => {
    if (key !== 'Enter') return;
    lamp.checked = true;
    say();
  });
  say();
}

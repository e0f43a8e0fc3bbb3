import { THEME_KEY } from '#app/lib/limits.ts';

/**
 * What the style sheet knows; the first of each is the default. The values are those of
 * app/features/shell/display.tsx.
 */
const CHOICES = {
  [THEME_KEY]: ['light', 'dark'],
  'text-size': ['normal', 'small', 'large', 'larger'],
  contrast: ['device', 'usual', 'high'],
};
type Name = keyof typeof CHOICES;
const NAMES = Object.keys(CHOICES) as Name[];

/**
 * Saves the choices of text size and contrast on the device, and applies those made in other tabs,
 * also of the theme (app/page/head-script.js). Choices of the panel (`.display`) apply by
 * the style sheet alone, so one made before this script has come applies immediately and is saved
 * when it comes.
 */
export function startDisplay(document: Document): void {
  const root = document.documentElement;
  const attribute = (name: Name) => root.getAttribute(`data-${name}`);
  const mark = (name: Name, value: string | null) => {
    const known = CHOICES[name].find((each) => each === value) ?? CHOICES[name][0] ?? '';
    if (attribute(name) !== known) root.setAttribute(`data-${name}`, known);
  };
  const controls = () => document.querySelectorAll<HTMLInputElement>('.display [type=radio]');

  /** Without storage a choice applies only to this page. */
  function restore() {
    for (const name of NAMES) mark(name, stored(name) ?? null);
  }
  /** The controls follow the attributes, because browsers restore controls in their own way. */
  function check() {
    for (const control of controls())
      control.checked = control.value === attribute(control.name as Name);
  }
  function say(word: string) {
    const output = document.querySelector('.display output');
    if (output) output.textContent = output.getAttribute(`data-say-${word}`);
  }
  function choose({ name, value }: HTMLInputElement) {
    mark(name as Name, value);
    say(keep(name as Name, value) ? 'kept' : 'lost');
  }

  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('.display [type=radio]'))
      choose(target);
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (!target.closest('[data-display-reset]')) return;
    for (const name of ['text-size', 'contrast'] as const) {
      mark(name, null);
      keep(name, attribute(name) ?? '');
    }
    check();
    say('reset');
  });
  // Another tab has changed something.
  addEventListener('storage', () => {
    restore();
    check();
  });
  addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => {
    // A page that comes out of the browser's memory may be older than the choice.
    if (persisted) restore();
    check();
  });

  // After a reload Firefox restores what was checked before it.
  const [came] = performance.getEntriesByType('navigation');
  const isNew = came instanceof PerformanceNavigationTiming && came.type === 'navigate';
  const early = [...controls()].filter(
    ({ checked, defaultChecked }) => isNew && checked && !defaultChecked,
  );
  restore();
  for (const control of early) choose(control);
  check();
  root.setAttribute('data-display-live', '');
}

function stored(name: Name): string | null | undefined {
  try {
    return localStorage.getItem(name);
  } catch {
    return undefined;
  }
}

/** Whether the browser keeps it; the default is kept by nothing. */
function keep(name: Name, value: string): boolean {
  try {
    if (value === CHOICES[name][0]) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
    return true;
  } catch {
    return false;
  }
}

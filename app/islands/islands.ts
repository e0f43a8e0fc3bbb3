import type { ComponentType } from 'react';
import { afterPaint } from './after-paint.ts';

type IslandModule = { island: ComponentType<object> };
type Islands = Readonly<Record<string, () => Promise<IslandModule>>>;

/** How near the screen an island must come. */
const NEAR = '200px';
/** The longest that an idle one waits, in milliseconds. */
const IDLE_MS = 2000;
const INTENTS = ['focusin', 'pointerover', 'pointerdown', 'touchstart', 'click'];

const found = import.meta.glob<IslandModule>('../features/*/*.island.tsx');
const ISLANDS: Islands = Object.fromEntries(
  Object.entries(found).map(([file, load]) => [/([\w-]+)\.island\.tsx$/.exec(file)?.[1], load]),
);

/** Lets React take over each island of the page, when it says so. One that fails stays the HTML that it was. */
export function startIslands(page: Document, islands = ISLANDS): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = islands[element.dataset.island ?? ''];
    if (load) prepare(element, load);
  }
}

function prepare(element: HTMLElement, load: () => Promise<IslandModule>): void {
  let pressed: HTMLElement | undefined;
  // A button does nothing yet: the last press is repeated. The browser itself follows links and changes controls.
  const onPress = ({ target }: Event) => {
    pressed = (target as Element).closest<HTMLElement>('button[type=button]') ?? undefined;
  };
  element.addEventListener('click', onPress);
  const begin = async () => {
    try {
      const [{ takeOver }, { island }] = await Promise.all([import('./take-over.tsx'), load()]);
      element.removeEventListener('click', onPress);
      takeOver(element, island, () => pressed?.click());
    } catch (error) {
      console.warn(error);
      // A line may have been down for a moment: once more when the visitor wants it.
      onIntent(element, begin);
    }
  };
  const { when } = element.dataset;
  if (when === 'intent') onIntent(element, begin);
  else void afterPaint().then(() => whenReached(element, begin));
}

function whenReached(element: HTMLElement, begin: () => void): void {
  if (element.dataset.when === 'visible' && 'IntersectionObserver' in window)
    onSight(element, begin);
  else if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: IDLE_MS });
  else setTimeout(begin);
}

function onSight(element: HTMLElement, begin: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      begin();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
}

function onIntent(element: HTMLElement, begin: () => void): void {
  const onEvent = () => {
    for (const intent of INTENTS) element.removeEventListener(intent, onEvent);
    begin();
  };
  for (const intent of INTENTS) element.addEventListener(intent, onEvent, { passive: true });
}

import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type IslandData, IslandRoot } from './island-root.tsx';
import { choicesIn } from './kept-choices.ts';

/**
 * Lets React take over an island with all that the visitor has done in it before; if it fails, now or later, it is again the HTML that it was.
 * @param onReady called when it listens
 */
export function takeOver(
  element: HTMLElement,
  island: ComponentType<object>,
  onReady: () => void,
): void {
  const data = JSON.parse(element.dataset.props ?? '') as IslandData;
  const asBuilt = [...element.childNodes].map((node) => node.cloneNode(true));
  const keepChoices = choicesIn(element);
  hydrateRoot(
    element,
    <IslandRoot
      {...data}
      of={island}
      onReady={() => {
        element.dataset.live = '';
        keepChoices();
        onReady();
      }}
    />,
    {
      identifierPrefix: element.dataset.island ?? '',
      onUncaughtError: (error) => {
        console.error(error);
        delete element.dataset.live;
        // React has emptied it.
        element.append(...asBuilt);
      },
      // Something has changed the page, such as a translator: React has drawn the island anew.
      onRecoverableError: (error) => console.warn(error),
    },
  );
}

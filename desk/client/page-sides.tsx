import { type ReactNode, useState } from 'react';
import type { EntryChange } from './api.ts';
import { Choice } from './choice.tsx';
import { useLanguage } from './language.ts';

type PageSidesProps = {
  address: string;
  what: EntryChange['what'];
  /** Where the new page is: as it is saved, or in the publication that is prepared. */
  after: 'preview' | 'next';
  children?: ReactNode;
};

/** A page as visitors see it and as they will see it, in one place, so that what differs is seen to change. */
export function PageSides({ address, what, after, children }: PageSidesProps) {
  const { words } = useLanguage();
  const [side, setSide] = useState<keyof typeof words.sides>(what === 'gone' ? 'before' : 'after');
  return (
    <>
      <div className="bar">
        {what === 'changed' ? (
          <Choice label={words.page} options={words.sides} value={side} onChange={setSide} />
        ) : (
          words.sides[side]
        )}
        {children}
      </div>
      <iframe
        title={`${words.previewOf}: ${words.sides[side]}`}
        src={`/${side === 'before' ? 'live' : after}${address}`}
        sandbox="allow-same-origin"
      />
    </>
  );
}

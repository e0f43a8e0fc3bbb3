import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { installEntryKeys } from '#app/browser/entry-keys.ts';
import { forgetFirstPage } from '#app/browser/first-page.ts';
import { KeptPage } from '#app/browser/kept-page.tsx';
import { installCovers } from '#app/browser/over-page.ts';
import { installTrustedTypes } from '#app/browser/trusted-types.ts';
import { installWantedPage } from '#app/browser/wanted-page.ts';

installTrustedTypes();
installWantedPage();
forgetFirstPage();
// Before all others that listen to the history.
installCovers();
installEntryKeys();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <KeptPage>
        <HydratedRouter />
      </KeptPage>
    </StrictMode>,
    // A page that was changed before the start is drawn anew: nothing has failed.
    { onRecoverableError: (error) => console.warn(error) },
  );
});

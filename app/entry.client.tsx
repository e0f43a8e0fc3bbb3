import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { installEntryKeys } from '#app/browser/entry-keys.ts';
import { forgetFirstPage } from '#app/browser/first-page.ts';
import { installTrustedTypes } from '#app/browser/trusted-types.ts';
import { installWantedPage } from '#app/browser/wanted-page.ts';

installTrustedTypes();
installWantedPage();
forgetFirstPage();
installEntryKeys();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

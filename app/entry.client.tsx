import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { splitAddress } from '#app/i18n/locale.ts';
import { loadMessages } from '#app/i18n/page-messages.browser.ts';
import { forgetFirstPage } from '#app/lib/first-page.ts';
import { installTrustedTypes } from '#app/lib/trusted-types.ts';
import { installWantedPage } from '#app/lib/wanted-page.ts';

installTrustedTypes();
installWantedPage();
forgetFirstPage();

await loadMessages(splitAddress(window.location.pathname).locale);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

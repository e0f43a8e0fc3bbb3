import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { splitAddress } from '#app/i18n/locale.ts';
import { loadMessages } from '#app/i18n/page-messages.browser.ts';
import { installWantedPage } from '#app/lib/wanted-page.ts';

installWantedPage();

await loadMessages(splitAddress(window.location.pathname).locale);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

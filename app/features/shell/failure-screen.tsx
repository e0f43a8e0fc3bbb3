import { useLocation } from 'react-router';
import { Button } from '#app/components/button/button.tsx';
import { ButtonLink } from '#app/components/button/button-link.tsx';
import { Callout } from '#app/components/callout/callout.tsx';
import { FAILURE_LANGUAGES, FAILURE_MESSAGES } from '#app/i18n/failure-messages.ts';
import { localisePath, splitAddress } from '#app/i18n/locale.ts';
import styles from './failure-screen.module.css';

/** Shown if a page cannot be displayed: what happened and what to do, in both languages, the page's own first, never a stack trace. */
export function FailureScreen() {
  const own = splitAddress(useLocation().pathname).locale;
  return (
    <div className={`page stack gap-6 ${styles.screen}`}>
      <title>{FAILURE_MESSAGES[own].failureTitle}</title>
      <div>
        <h1 lang={own} tabIndex={-1} ref={focusHeading}>
          {FAILURE_MESSAGES[own].failureTitle}
        </h1>
        {own !== 'en' && <p lang="en">{FAILURE_MESSAGES.en.failureTitle}</p>}
      </div>
      {[own, ...FAILURE_LANGUAGES.filter((locale) => locale !== own)].map((locale) => {
        const messages = FAILURE_MESSAGES[locale];
        return (
          <section key={locale} lang={locale} className="stack gap-4">
            <Callout tone="danger" title={messages.failureTitle}>
              {messages.failureText}
            </Callout>
            <p className="cluster gap-3">
              <Button variant="filled" onClick={() => window.location.reload()}>
                {messages.reload}
              </Button>
              <ButtonLink href={localisePath('/', locale)}>{messages.goHome}</ButtonLink>
            </p>
          </section>
        );
      })}
    </div>
  );
}

/** The screen replaces a page, so the focus must not stay on the link that was followed. */
function focusHeading(heading: HTMLElement | null): void {
  heading?.focus();
}

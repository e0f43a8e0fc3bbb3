import { Button } from '#app/components/button/button.tsx';
import { ButtonLink } from '#app/components/button/button-link.tsx';
import { NoticeBox } from '#app/components/notice-box/notice-box.tsx';
import { FAILURE_MESSAGES } from '#app/i18n/failure-messages.ts';
import { LOCALES, localisePath } from '#app/i18n/locale.ts';
import styles from './failure-screen.module.css';

/** Shown when a page cannot be shown: what happened and what to do, in both languages, never a stack. */
export function FailureScreen() {
  return (
    <div className={styles.screen}>
      <title>{FAILURE_MESSAGES.en.failureTitle}</title>
      <h1 tabIndex={-1} ref={focusHeading}>
        {FAILURE_MESSAGES.en.failureTitle}
      </h1>
      {LOCALES.map((locale) => {
        const messages = FAILURE_MESSAGES[locale];
        return (
          <section key={locale} lang={locale}>
            <NoticeBox tone="danger" title={messages.failureTitle}>
              {messages.failureText}
            </NoticeBox>
            <p className={styles.actions}>
              <Button variant="filled" onClick={() => window.location.reload()}>
                {messages.reload}
              </Button>
              <ButtonLink href={localisePath('/', locale)} newTabNote={messages.opensInNewTab}>
                {messages.goHome}
              </ButtonLink>
            </p>
          </section>
        );
      })}
    </div>
  );
}

/** The screen replaces a page, so the focus must not stay on a link that led nowhere. */
function focusHeading(heading: HTMLElement | null): void {
  heading?.focus();
}
